import { company, site } from '../../../src/config/site.ts';
import { longDate } from '../../../src/lib/text/format.ts';
import { postalLine } from '../../../src/lib/text/postal-address.ts';

/** What only the owner can confirm. */
export type CompanyFact = { readonly name: string; readonly text: string };

/** Every text and number of a record, on one line. */
const textsOf = (value: object): string =>
  Object.values(value)
    .map((item: unknown) => (typeof item === 'object' && item !== null ? textsOf(item) : item))
    .filter((item) => item !== '' && item !== undefined)
    .join(' | ') || 'none';

/** Every fact of `src/config/site.ts`, in the words in which it is confirmed. */
export function companyFacts(): readonly CompanyFact[] {
  const { address, hours, delivery, budgets } = site;
  const { latitude, longitude, region, regionCode, countryCode } = address;
  const { law } = company;
  const lines = {
    Name: site.name,
    'Legal name': site.legalName,
    'Name in addresses': site.slug,
    Address: postalLine(address),
    'Region and codes': textsOf({ region, regionCode, countryCode }),
    Position: `${latitude}, ${longitude}`,
    'Address of the site': site.url,
    'E-mail': site.email,
    Telephone: site.phone.display,
    'Time zone': company.timeZone,
    Hours: hours.days
      .map(
        ({ from, to, open, close }) => `${from === to ? from : `${from}-${to}`} ${open}-${close}`,
      )
      .concat(`${hours.label} (${hours.zone})`)
      .join(', '),
    Holidays: textsOf(hours.holidays),
    'Zone of meetings': site.meetingZone,
    'Dates are written': `${longDate('2026-12-25')} (${site.dateLocale})`,
    Budgets: textsOf(budgets),
    'Governing law': textsOf(company.jurisdiction),
    'Mail is kept in': company.mail.keptIn,
    'Privacy is in effect since': longDate(law.privacy.effective),
    'Your law on privacy': textsOf({ ...law.privacy, effective: '' }),
    'Terms are in effect since': longDate(law.terms.effective),
    'Your law on terms': textsOf({ ...law.terms, effective: '' }),
    'Your law on accessibility': textsOf(law.accessibility),
    Imprint: textsOf(company.imprint),
    'Social profiles': textsOf(company.social),
    Offices: textsOf(company.offices),
    'Remote work': textsOf(company.remote),
    'Other sites': textsOf(site.external),
    Delivery: delivery.by === 'mail' ? 'by mail' : `${delivery.url}, ${delivery.keptBy}`,
  };
  return Object.entries(lines).map(([name, text]) => ({ name, text }));
}
