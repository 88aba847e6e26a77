import { asciiMailAddress } from './ascii-mail-address.ts';
import type { Company, Site } from './site-facts.ts';
import { slug } from './slug.ts';

/** A company in another country: an address with an umlaut, no region, another time zone and address order, no sample notice. */
export const site: Site = {
  name: 'Meridian',
  legalName: 'Meridian Datenschutz GmbH',
  slug,
  url: 'https://meridian.example',
  email: asciiMailAddress('office@meridian-österreich.example'),
  phone: { display: '+43 1 555 0100', e164: '+4315550100' },
  address: {
    street: 'Andere Gasse 5',
    city: 'Vienna',
    region: '',
    regionCode: '',
    postalCode: '1090',
    country: 'Austria',
    countryCode: 'AT',
    latitude: 48.22,
    longitude: 16.36,
  },
  hours: {
    zone: 'Europe/Vienna',
    label: 'Central European Time',
    days: [{ from: 'Monday', to: 'Friday', open: '09:00', close: '17:30' }],
    holidays: [{ day: '2026-12-08', name: 'Immaculate Conception' }],
  },
  meetingZone: 'CET',
  dateLocale: 'en-GB',
  budgets: { currency: 'EUR', steps: [50_000, 250_000] },
  sampleNotice: '',
  delivery: {
    by: 'endpoint',
    url: 'https://requests.meridian.example/leads',
    keptBy: 'by our own server in Austria',
  },
  external: { privateAi: '', officeAddIn: '' },
};

export const company: Company = {
  timeZone: 'Europe/Vienna',
  jurisdiction: {
    name: 'Austria',
    governingLaw:
      'Austrian law governs these terms, without its rules on conflict of laws, and the courts of Vienna decide disputes.',
  },
  law: {
    privacy: {
      effective: '2026-02-01',
      grounds: {
        heading: 'Ground under GDPR, Article 6(1)',
        requests: '(b) steps before a contract',
        applications: '(b) steps before a contract',
        newsletter: '(a) consent',
        other: '(f) our interest in an answer',
        vulnerabilities: '(f) our interest in a repaired product',
      },
      transfer: '',
      rights: '',
      deadline: 'We answer within a month.',
      authority: 'You can complain to the Austrian Data Protection Authority in Vienna.',
      children: 'The site is not for children under 14.',
    },
    terms: {
      effective: '2026-03-01',
      consumers: 'Consumers keep their rights under Austrian law.',
    },
    accessibility: { authority: 'In Austria, the Sozialministeriumservice takes complaints.' },
  },
  mail: { keptIn: 'Austria' },
  social: ['https://social.example/@meridian'],
  imprint: {
    register: 'FN 123456 a',
    court: 'Commercial Court of Vienna',
    vat: 'ATU12345678',
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
    within: 'Austria',
    corners: [
      { label: 'Bregenz', latitude: 47.5, longitude: 9.75 },
      { label: 'Gmünd', latitude: 48.77, longitude: 14.99 },
    ],
  },
};

export const labsPath = `/resources/${site.slug}-labs` as const;
