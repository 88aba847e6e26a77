import * as v from 'valibot';

import { asciiMailAddress } from '../../src/config/site-facts.ts';
import { isIsoDay } from '../../src/lib/time/dates.ts';
import { isZoneName } from '../../src/lib/time/zoned-time.ts';
import { isMailAddress } from '../../src/lib/mail/mailto.ts';
import {
  countryOr,
  filled,
  isCountry,
  phoneNumber,
  text,
  textWhere,
  weekHours,
} from './fact-rules.ts';
import { nameFault } from '../../src/lib/text/slug.ts';
import { hostWithName, isIpv6, isLocal, isSecure, url } from './site-address.ts';

const day = textWhere(isIsoDay, 'a day of the calendar, such as 2026-12-25');

const secureAddress = textWhere(
  (text) => isSecure(text) && !/\s/.test(text),
  'a full address, such as https://example.com/page',
);
const optionalAddress = textWhere(
  (text) => text === '' || isSecure(text),
  'empty, or a full address, such as https://example.com/page',
);

const zone = textWhere(isZoneName, 'the name of a time zone, such as Europe/Vienna');

const degrees = (most: number, example: number) => {
  const expected = `degrees from -${most} to ${most}, such as ${example}`;
  return v.pipe(v.number(expected), v.minValue(-most, expected), v.maxValue(most, expected));
};
const position = { latitude: degrees(90, 48.2082), longitude: degrees(180, 16.3738) };

const rises = (steps: number[]): boolean =>
  steps.every((step, index) => step > (steps[index - 1] ?? 0));
const distinct = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

const address = v.strictObject({
  street: filled('Boltzmanngasse 5'),
  city: filled('Vienna'),
  region: text,
  regionCode: text,
  postalCode: textWhere(
    (code) => /^[\p{L}\p{N} -]{0,12}$/u.test(code),
    'a postal code, such as 1090, or empty if your country has none',
  ),
  country: filled('Austria'),
  countryCode: textWhere(isCountry, countryOr('the two capital letters of ISO 3166-1, such as AT')),
  ...position,
});

const email = textWhere(
  (text) => isMailAddress(text) && /@.+\.[^.]+$/.test(text),
  ({ input }) => {
    const ascii = asciiMailAddress(input);
    return ascii !== input && isMailAddress(ascii)
      ? `write ${ascii}, the form that every mail program takes`
      : 'an e-mail address, without accents before the @, such as office@example.com';
  },
);

const holidays = v.pipe(
  v.array(v.strictObject({ day, name: filled('New Year’s Day') })),
  v.check((all) => distinct(all.map((one) => one.day)), 'each day once, with the names of both'),
);

const delivery = v.variant(
  'by',
  [
    v.strictObject({ by: v.literal('mail') }),
    v.strictObject({
      by: v.literal('endpoint'),
      url: textWhere(
        (text) => isSecure(text) || isLocal(text),
        ({ input }) =>
          isIpv6(input)
            ? hostWithName
            : 'the full address of the endpoint, such as https://requests.example.com/leads',
      ),
      keptBy: filled('by our own server in Austria'),
    }),
  ],
  "{ by: 'mail' } or { by: 'endpoint', … }",
);

/** The facts of `src/config/site.ts` for any page. Messages say what is expected, with an example. */
export const siteSchema = v.strictObject({
  sample: v.optional(v.literal(true, 'true, or no such line')),
  name: v.pipe(filled('Meridian'), v.maxLength(50, 'at most 50 letters; legalName has all of it')),
  legalName: filled('Meridian Datenschutz GmbH'),
  slug: textWhere(
    (text) => /^[a-z]/.test(text) && !nameFault(text),
    ({ input }) => nameFault(input) ?? 'a letter first, such as meridian',
  ),
  url,
  email,
  phone: phoneNumber,
  address,
  hours: v.strictObject({
    zone,
    label: filled('Central European Time'),
    days: weekHours,
    holidays,
  }),
  meetingZone: filled('CET'),
  budgets: v.strictObject({
    currency: textWhere((code) => /^[A-Z]{3}$/.test(code), 'a code of ISO 4217, such as EUR'),
    steps: v.pipe(
      v.array(v.number()),
      v.nonEmpty('at least one amount, such as 100_000'),
      v.check(rises, 'amounts above 0, ascending, such as [100_000, 500_000]'),
    ),
  }),
  sampleNotice: text,
  delivery,
  external: v.strictObject({ privateAi: optionalAddress, officeAddIn: optionalAddress }),
});

/** The facts of `src/config/site.ts` for pages and documents. */
export const companySchema = v.strictObject({
  timeZone: zone,
  jurisdiction: v.strictObject({
    name: filled('Austria'),
    governingLaw: filled('“Austrian law governs these terms.”'),
  }),
  law: v.strictObject({
    privacy: v.strictObject({
      effective: day,
      grounds: v.strictObject({
        heading: text,
        requests: text,
        applications: text,
        newsletter: text,
        other: text,
        vulnerabilities: text,
      }),
      ...v.entriesFromList(['representative', 'officer', 'logs', 'retention'], text),
      ...v.entriesFromList(['transfer', 'rights', 'deadline', 'authority', 'children'], text),
    }),
    terms: v.strictObject({ effective: day, consumers: text }),
    accessibility: v.strictObject({ authority: text }),
  }),
  mail: v.strictObject({ keptIn: filled('Austria') }),
  social: v.array(secureAddress),
  imprint: v.strictObject(
    v.entriesFromList(
      ['representatives', 'register', 'court', 'vat', 'authority', 'publisher', 'host'],
      text,
    ),
  ),
  offices: v.pipe(
    v.array(
      v.strictObject({
        id: textWhere(
          (id) => !nameFault(id) && !['headquarters', 'remote'].includes(id),
          'small letters, other than headquarters and remote, such as graz',
        ),
        city: filled('Graz'),
        location: filled('Graz'),
        label: filled('Graz'),
        ...position,
      }),
    ),
    v.check((all) => distinct(all.map(({ id }) => id)), 'an id of its own for each office'),
  ),
  remote: v.strictObject({
    within: filled('Austria'),
    corners: v.array(v.strictObject({ label: filled('Bregenz'), ...position })),
  }),
});

/** Which papers ask for an account. */
export const gatingSchema = v.picklist(
  ['whitepapers', 'featured', 'none'],
  'whitepapers, which are all, featured or none',
);

/** A deadline without a day would be on no calendar. */
export const regimesSchema = v.array(
  v.object({
    id: filled('jp'),
    name: filled('Japan'),
    source: v.object({ label: filled('Your authority'), href: secureAddress }),
    deadlines: v.pipe(
      v.array(v.object({ id: filled('done'), day, shown: filled('2035'), what: text })),
      v.nonEmpty('at least one deadline with its day, such as 2035-12-31'),
    ),
  }),
);
