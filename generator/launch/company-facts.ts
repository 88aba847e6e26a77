import { company, site } from '../../src/config/site.ts';
import { postalLine } from '../../src/lib/postal-address.ts';

/** What only the owner can confirm. */
export type CompanyFact = { readonly name: string; readonly text: string };

/** Every text of a record, on one line. */
const textsOf = (value: object): string =>
  Object.values(value)
    .map((item: unknown) => (typeof item === 'object' && item !== null ? textsOf(item) : item))
    .filter(Boolean)
    .join(' | ') || 'none';

export function companyFacts(): readonly CompanyFact[] {
  const { register, court, vat } = company.imprint;
  const lines = {
    'Legal name': site.legalName,
    Address: postalLine(site.address),
    Position: `${site.address.latitude}, ${site.address.longitude}`,
    Origin: site.origin,
    'E-mail': site.email,
    Telephone: site.phone.display,
    'Time zone': company.timeZone,
    Hours: site.hours.days
      .map(
        ({ from, to, open, close }) => `${from === to ? from : `${from}-${to}`} ${open}-${close}`,
      )
      .concat(site.hours.label)
      .join(', '),
    'Governing law': company.jurisdiction.governingLaw,
    'Mail is kept in': company.mail.keptIn,
    'Your law on privacy': textsOf(company.law.privacy),
    'Your law on terms': textsOf(company.law.terms),
    'Your law on accessibility': textsOf(company.law.accessibility),
    Imprint: [register, court, vat].filter(Boolean).join(', ') || 'none',
    Offices: company.offices.map(({ location }) => location).join(', ') || 'none',
    'Remote work within': company.remote.within,
    Delivery: site.delivery.by === 'mail' ? 'by mail' : site.delivery.url,
  };
  return Object.entries(lines).map(([name, text]) => ({ name, text }));
}
