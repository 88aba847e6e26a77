import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import * as v from 'valibot';

import type { Language } from '../../src/config/site-facts.ts';
import { allRoutes } from '../../src/routes.ts';
import { languageFaults } from './check-languages.ts';
import type { Company, Site } from '../../src/config/site-facts.ts';
import type { Regime } from '../../src/content/regimes.ts';
import { companySchema, regimesSchema, siteSchema } from './site-schema.ts';

type Issue = v.BaseIssue<unknown>;

/** What is wrong: its path, its value and the expected form. */
function faultOf(issue: Issue, prefix: string): string {
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
  return issues.map((issue) => faultOf(issue, prefix));
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

/** @throws Error listing every fault with its file */
export function checkSite(
  site: Site,
  company: Company,
  regimes: readonly Regime[],
  unpublished: readonly string[],
  languages: readonly Language[],
): void {
  const files = {
    'src/config/site.ts': faultsIn(site, company),
    'src/config/languages.ts': languageFaults(
      languages,
      allRoutes.map(({ path }) => path),
    ),
    'src/content/regimes.ts': faultsOf(regimesSchema, regimes, ''),
    'src/config/unpublished.ts': Object.entries(needed)
      .filter(([path]) => unpublished.includes(path))
      .map(([path, why]) => `${path} has to stay: ${why}`),
  };
  const told = Object.entries(files)
    .filter(([, faults]) => faults.length > 0)
    .map(([file, faults]) => `${file}:\n  ${faults.join('\n  ')}`);
  if (told.length > 0) throw new Error(told.join('\n'));
}
