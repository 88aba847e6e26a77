import type { Company, Site, Gating } from './site-facts.ts';
import { slug } from './slug.ts';

export const site: Site = {
  name: 'Kumo',
  legalName: 'Kumo Cipher K.K.',
  slug,
  url: 'https://kumo.example',
  email: 'info@kumo.example',
  phone: { display: '+81 75 555 0123', e164: '+81755550123' },
  address: {
    street: '7-12 Ayanokoji, Shimogyo-ku',
    city: 'Kyoto',
    region: 'Kyoto',
    regionCode: '',
    postalCode: '600-8491',
    country: 'Japan',
    countryCode: 'JP',
    latitude: 35,
    longitude: 135.76,
  },
  hours: {
    zone: 'Asia/Tokyo',
    label: 'Japan Standard Time',
    days: [{ from: 'Monday', to: 'Friday', open: '09:30', close: '18:00' }],
    holidays: [{ day: '2027-01-11', name: '成人の日' }],
  },
  meetingZone: 'JST',
  budgets: { currency: 'JPY', steps: [10_000_000, 50_000_000] },
  sampleNotice: '',
  delivery: { by: 'mail' },
  external: { privateAi: '', officeAddIn: '' },
};

export const company: Company = {
  timeZone: 'Asia/Tokyo',
  jurisdiction: {
    name: 'Japan',
    governingLaw:
      'Japanese law governs these terms, and the Kyoto District Court decides disputes.',
  },
  law: {
    privacy: {
      effective: '2026-04-01',
      grounds: {
        heading: '',
        requests: '',
        applications: '',
        newsletter: '',
        other: '',
        vulnerabilities: '',
      },
      representative: '',
      officer: '',
      logs: '',
      retention: '',
      transfer: '',
      rights: '',
      deadline: 'We answer within two weeks.',
      authority: 'You can complain to the Personal Information Protection Commission.',
      children: '',
    },
    terms: { effective: '2026-04-01', consumers: '' },
    accessibility: { authority: '' },
  },
  mail: { keptIn: 'Japan' },
  social: [],
  imprint: {
    representatives: '',
    register: '1300-01-555555',
    court: 'Kyoto Legal Affairs Bureau',
    vat: '',
    authority: '',
    publisher: '',
    host: '',
  },
  offices: [
    {
      id: 'lisbon',
      city: 'Lisbon',
      location: 'Lisbon, Portugal',
      label: 'Lisbon',
      latitude: 38.72,
      longitude: -9.14,
    },
  ],
  remote: {
    within: 'Japan',
    corners: [
      { label: 'Sapporo', latitude: 43.06, longitude: 141.35 },
      { label: 'Naha', latitude: 26.21, longitude: 127.68 },
    ],
  },
};

export const labsPath = `/resources/${site.slug}-labs` as const;

export const gating: Gating = 'whitepapers';
