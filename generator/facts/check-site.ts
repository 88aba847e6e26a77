import { isDeepStrictEqual } from 'node:util';

import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import * as v from 'valibot';

import type { Company, Language, Site } from '../../src/config/site-facts.ts';
import { demoAddresses } from '../../src/config/published.ts';
import type { Regime } from '../../src/content/regimes.ts';
import { allRoutes } from '../../src/routes.ts';
import { hasPage } from '../../src/lib/base-path.ts';
import { faultOf } from '../texts/plain-text.ts';
import { faultAtPart } from '../texts/text-names.ts';
import { isCountry } from './fact-rules.ts';
import { companySchema, gatingSchema, regimesSchema, siteSchema } from './site-schema.ts';

const tagForm = /^[a-z]{2,3}(?:-(?:[A-Z]{2}|[A-Z][a-z]{3}))?$/;

/** Whether browsers know a language by this tag. */
function isKnown(tag: string): boolean {
  const { language } = new Intl.Locale(tag);
  return (
    new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language) !== undefined
  );
}

const isLocaleOf = (tag: string, locale: string): boolean => {
  const [language, script = ''] = tag.split('-');
  const parts = locale.split('-');
  // A script has four letters, as in sr-Latn-RS, and a country two.
  const [own, region = ''] = script.length === 4 ? parts.filter((part) => part !== script) : parts;
  return own === language && isCountry(region);
};

/** Whether a path is another or below it; the home page has nothing below. */
const isWithin = (path: string, other: string): boolean =>
  path === other || (other !== '/' && path.startsWith(`${other}/`));

/** Some systems take A and a for the same letter. */
const isSamePath = (path: string, other: string) => path.toLowerCase() === other.toLowerCase();

/** A build of a language empties its folder, and would delete another one in it. */
const isBelow = (path: string, other: string) =>
  other !== '' && path.toLowerCase().startsWith(`${other.toLowerCase()}/`);

/** What is wrong with a language; `before` are those in the list above it. */
function faultsOfLanguage(
  language: Language,
  before: readonly Language[],
  pages: readonly string[],
) {
  const { tag, name, path, locale, lacksPage } = language;
  const ownPages: readonly string[] = language.pages ?? [];
  const example = tagForm.test(tag) ? tag : 'de';
  const rules: readonly (readonly [ok: boolean, fault: string])[] = [
    [tagForm.test(tag) && isKnown(tag), `tag "${tag}": the tag of a language, such as de or pt-BR`],
    [before.every((other) => other.tag !== tag), `tag "${tag}": it stands twice; delete one`],
    [
      name.trim() === name && name !== '',
      `name "${name}": what the language calls itself, such as Deutsch`,
    ],
    [
      before.length === 0 ? path === '' : /^(?:\/[a-z\d-]+)+$/i.test(path),
      before.length === 0
        ? `path "${path}": the first language is at the root, so leave its path empty`
        : `path "${path}": a path with a slash at its beginning and none at its end, such as /${example}`,
    ],
    [
      before.every((other) => !isSamePath(path, other.path)),
      `path "${path}": two languages have it; give each its own`,
    ],
    [
      before.every((other) => !isBelow(path, other.path) && !isBelow(other.path, path)),
      `path "${path}": one language would be in the folder of another; choose another, such as /${example}`,
    ],
    [
      path === '' || !pages.some((page) => isWithin(path, page) || isWithin(page, path)),
      `path "${path}": pages have this address or begin with it; choose another, such as /${example}-site`,
    ],
    [
      !language.pages || !language.without,
      'pages and without: the pages that it has, or those that it lacks; delete one of the two',
    ],
    [
      isLocaleOf(tag, locale),
      `locale "${locale}": the language as a country writes it, such as ${tag.split('-')[0] === 'en' ? 'en-US or en-GB' : `${example.split('-')[0]}-${example === 'de' ? 'DE' : 'XX, with the country’s two letters'}`}; the United Kingdom is GB`,
    ],
    [
      lacksPage !== '' || before.length === 0,
      `lacksPage: what stands beside ${name} on a page that it lacks, such as "not translated"`,
    ],
    ...[...ownPages, ...(language.without ?? [])].map(
      (page) =>
        [
          pages.includes(page),
          `pages "${page}": there is no such page; src/routes.ts has them all`,
        ] as const,
    ),
    ...['/', '/contact'].map(
      (page) => [hasPage(language, page), `pages: ${page} has to be among them`] as const,
    ),
  ];
  return rules.filter(([ok]) => !ok).map(([, fault]) => `${tag}: ${fault}`);
}

/**
 * Faults in `src/config/languages.ts`: the language, what is wrong and what to write.
 * @param pages the path of every page
 */
export const languageFaults = (
  languages: readonly Language[],
  pages: readonly string[],
): readonly string[] =>
  languages.flatMap((language, index) =>
    faultsOfLanguage(language, languages.slice(0, index), pages),
  );

const pages: readonly string[] = allRoutes.map(({ path }) => path);

/** The same, each with the line on which the tag of its language stands. */
export const languagesAtFault = (languages: readonly Language[]): readonly string[] =>
  languageFaults(languages, pages).map((fault) =>
    faultAtPart('src/config/languages.ts', `'${fault.split(':', 1)[0]}'`, fault),
  );

type Issue = v.BaseIssue<unknown>;

/** What is wrong: its path, its value and the expected form. */
function faultOfIssue(issue: Issue, prefix: string): string {
  const path = v.getDotPath(issue) ?? '';
  const { input, message, type, expected } = issue;
  const shown = typeof input === 'object' ? '' : ` ${JSON.stringify(input) ?? 'is missing'}`;
  const wanted = type === 'strict_object' ? unexpected(issue) : message;
  return `${prefix}${path}${shown}: ${wanted || expected}`;
}

/** A field that is missing, or one that isn't known. */
const unexpected = ({ expected }: Issue): string =>
  expected === 'never'
    ? 'no such field is known: delete it, or mind its spelling'
    : 'this field is needed';

const faultsOf = (schema: v.GenericSchema, value: unknown, prefix: string): readonly string[] => {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map((issue) => faultOfIssue(issue, prefix));
};

/** Faults in the facts of `src/config/site.ts`: the field, its value and the expected form. */
export const faultsIn = (site: Site, company: Company): readonly string[] => [
  ...faultsOf(siteSchema, site, ''),
  ...faultsOf(companySchema, company, 'company.'),
];

/** A list of postal codes may be years behind, or wrong. */
const isKnownCode = (postalCode: string, country: string): boolean =>
  postcodeValidatorExistsForCountry(country) && postcodeValidator(postalCode, country);

const currencies = new Set(Intl.supportedValuesOf('currency'));

/**
 * Facts that are not as the lists of others have them. Such lists may be wrong, and the owner knows better: these are
 * said and stop nothing.
 */
export function doubtsIn({ phone, address, budgets }: Site): readonly string[] {
  const { postalCode, countryCode } = address;
  const doubts = {
    [`phone.e164 "${phone.e164}": the number is longer or shorter than others with its country code`]:
      phone.e164 !== '' && parsePhoneNumberFromString(phone.e164)?.isPossible() !== true,
    [`address.postalCode "${postalCode}": no such postal codes are known in ${countryCode}`]:
      postalCode !== '' && !isKnownCode(postalCode, countryCode),
    [`budgets.currency "${budgets.currency}": no such currency is known`]: !currencies.has(
      budgets.currency,
    ),
  };
  return Object.entries(doubts)
    .filter(([, doubted]) => doubted)
    .map(([doubt]) => `src/config/site.ts: ${doubt}. If it is right, leave it.`);
}

/** The pages that can't be taken off the site, and why. */
const needed = {
  '/': 'the site begins there',
  '/contact': 'it has your address, hours and imprint, and buttons all over the site lead there',
};

/** What `src/config/published.ts` says, and which papers ask for an account. */
type Choices = {
  readonly unpublished: readonly string[];
  readonly demos: readonly string[];
  readonly gating: string;
};

/** The facts of a language with a file of its own. */
type OwnFacts = { readonly file: string; readonly site: Site; readonly company: Company };

/** What all languages share: the address of the site, and where requests go, which the host's policy names. */
const shared = ['url', 'delivery'] as const;

function faultsOfOwn(own: OwnFacts, site: Site, said: readonly string[]): readonly string[] {
  const other = shared.filter((name) => !isDeepStrictEqual(own.site[name], site[name]));
  return [
    ...faultsIn(own.site, own.company).filter((fault) => !said.includes(fault)),
    ...other.map((name) => `${name}: leave it out; all languages have that of src/config/site.ts`),
  ];
}

/**
 * @param own those of languages with a file of their own
 * @throws Error listing every fault with its file
 */
export function checkSite(
  site: Site,
  company: Company,
  regimes: readonly Regime[],
  { unpublished, demos, gating }: Choices,
  languages: readonly Language[],
  own: readonly OwnFacts[] = [],
): void {
  const faults = faultsIn(site, company);
  const files = {
    'src/config/site.ts': [...faults, ...faultsOf(gatingSchema, gating, 'gating')],
    ...Object.fromEntries(own.map((one) => [one.file, faultsOfOwn(one, site, faults)])),
    'src/content/regimes.ts': faultsOf(regimesSchema, regimes, ''),
    'src/config/published.ts': [
      ...Object.entries(needed)
        .filter(([path]) => unpublished.includes(path))
        .map(([path, why]) => `${path} has to stay: ${why}`),
      ...unpublished
        .filter((path) => !pages.includes(path))
        .map((path) => `${path}: there is no such page; src/routes.ts has them all`),
      ...demos
        .filter((name) => !Object.hasOwn(demoAddresses, name))
        .map((name) => `${name}: there is no such demonstration; demoAddresses has them all`),
    ],
  };
  const told = [
    ...languagesAtFault(languages),
    ...Object.entries(files)
      .filter(([, faults]) => faults.length > 0)
      .map(([file, faults]) => `${file}:\n  ${faults.join('\n  ')}`),
  ];
  if (told.length > 0) throw faultOf(...told);
}
