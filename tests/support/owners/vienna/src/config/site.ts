import { asciiMailAddress, type Company, type Site, type Gating } from './site-facts.ts';
import { slug } from './slug.ts';

/** An address with an umlaut, no region, another time zone and address order, no sample notice. */
export const site: Site = {
  name: 'Meridian',
  legalName: 'Meridian Datenschutz GmbH',
  slug,
  url: 'https://meridian.example',
  email: asciiMailAddress('office@meridian-österreich.example'),
  phone: { display: '+43 1 555 0100', e164: '+4315550100' },
  address: {
    street: 'Andere Gasse 5',
    city: 'Wien',
    region: '',
    regionCode: '',
    postalCode: '1090',
    country: 'Österreich',
    countryCode: 'AT',
    latitude: 48.22,
    longitude: 16.36,
  },
  hours: {
    zone: 'Europe/Vienna',
    label: 'Mitteleuropäische Zeit',
    days: [{ from: 'Monday', to: 'Friday', open: '09:00', close: '17:30' }],
    holidays: [{ day: '2026-12-08', name: 'Mariä Empfängnis' }],
  },
  meetingZone: 'CET',
  budgets: { currency: 'EUR', steps: [50_000, 250_000] },
  sampleNotice: '',
  delivery: {
    by: 'endpoint',
    url: 'https://requests.meridian.example/leads',
    keptBy: 'auf unserem eigenen Server in Österreich',
  },
  external: { privateAi: '', officeAddIn: '' },
};

export const company: Company = {
  timeZone: 'Europe/Vienna',
  jurisdiction: {
    name: 'Österreich',
    governingLaw:
      'Für diese Bedingungen gilt österreichisches Recht ohne seine Verweisungsnormen. Über Streitigkeiten entscheiden die Gerichte in Wien.',
  },
  law: {
    privacy: {
      effective: '2026-02-01',
      grounds: {
        heading: 'Rechtsgrundlage nach Art. 6 Abs. 1 DSGVO',
        requests: 'b) Schritte vor einem Vertrag',
        applications: 'b) Schritte vor einem Vertrag',
        newsletter: 'a) Einwilligung',
        other: 'f) unser Interesse an einer Antwort',
        vulnerabilities: 'f) unser Interesse an einem reparierten Produkt',
      },
      representative: '',
      officer: 'Unsere Datenschutzbeauftragte erreichen Sie unter der Adresse oben.',
      logs: 'Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO; der Hoster löscht diese Daten nach sieben Tagen.',
      retention: 'Geschäftsbriefe bewahren wir nach § 132 BAO sieben Jahre auf.',
      transfer: '',
      rights: '',
      deadline: 'Wir antworten innerhalb eines Monats.',
      authority: 'Sie können sich bei der österreichischen Datenschutzbehörde in Wien beschweren.',
      children: 'Diese Website richtet sich nicht an Kinder unter 14 Jahren.',
    },
    terms: {
      effective: '2026-03-01',
      consumers:
        'Wenn Sie Verbraucherin oder Verbraucher sind, behalten Sie Ihre Rechte nach österreichischem Recht.',
    },
    accessibility: {
      authority: 'In Österreich nimmt das Sozialministeriumservice Beschwerden entgegen.',
    },
  },
  mail: { keptIn: 'Österreich' },
  social: ['https://social.example/@meridian'],
  imprint: {
    representatives: 'Ada Muster, Geschäftsführerin',
    register: 'FN 123456 a',
    court: 'Handelsgericht Wien',
    vat: 'ATU12345678',
    authority: 'Magistratisches Bezirksamt für den 9. Bezirk',
    publisher: '',
    host: '',
  },
  offices: [
    {
      id: 'branch',
      city: 'Graz',
      location: 'Graz',
      label: 'Graz',
      latitude: 47.07,
      longitude: 15.44,
    },
  ],
  remote: {
    within: 'Österreich',
    corners: [
      { label: 'Bregenz', latitude: 47.5, longitude: 9.75 },
      { label: 'Gmünd', latitude: 48.77, longitude: 14.99 },
    ],
  },
};

export const labsPath = `/resources/${site.slug}-labs` as const;

export const gating: Gating = 'whitepapers';
