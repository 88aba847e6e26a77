import { company, site } from '../../src/config/site.ts';
import { postalLine } from '../../src/lib/postal-address.ts';
import type { SampleFact } from '../sample-facts.ts';

export function siteFacts(): readonly SampleFact[] {
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
    Imprint: [register, court, vat].filter(Boolean).join(', ') || 'none',
    Offices: company.offices.map(({ location }) => location).join(', ') || 'none',
    'Remote work within': company.remote.within,
    Delivery: site.delivery.by === 'mail' ? 'by mail' : site.delivery.url,
  };
  return Object.entries(lines).map(([name, text]) => ({
    kind: 'The company',
    text: `${name}: ${text}`,
    file: '../config/site.ts',
  }));
}
