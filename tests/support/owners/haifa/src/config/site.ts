import type { Company, Site, Gating } from './site-facts.ts';
import { slug } from './slug.ts';

export const site: Site = {
  name: 'Carmel',
  legalName: 'Carmel Records Ltd.',
  slug,
  url: 'https://carmel.example',
  email: 'desk@carmel.example',
  phone: { display: '', e164: '' },
  address: {
    street: '5 Harbor Steps',
    city: 'Haifa',
    region: '',
    regionCode: '',
    postalCode: '3303501',
    country: 'Israel',
    countryCode: 'IL',
    latitude: 32.82,
    longitude: 34.99,
  },
  hours: {
    zone: 'Asia/Jerusalem',
    label: 'Israel Time',
    days: [
      { from: 'Monday', to: 'Thursday', open: '08:30', close: '17:00' },
      { from: 'Friday', to: 'Friday', open: '08:30', close: '13:00' },
    ],
    holidays: [],
  },
  meetingZone: 'IST',
  budgets: { currency: 'ILS', steps: [100_000, 400_000] },
  sampleNotice: '',
  delivery: { by: 'mail' },
  external: {
    privateAi: 'https://ai.carmel.example/start',
    officeAddIn: 'https://mail.carmel.example/add-in',
  },
};

export const company: Company = {
  timeZone: 'Asia/Jerusalem',
  jurisdiction: {
    name: 'Israel',
    governingLaw:
      'The laws of Israel govern these terms, without its rules on conflict of laws, and its courts decide disputes.',
  },
  law: {
    privacy: {
      effective: '2026-05-01',
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
      deadline: 'We answer within 30 days.',
      authority: 'You can complain to Israel’s Privacy Protection Authority.',
      children: '',
    },
    terms: { effective: '2026-05-01', consumers: '' },
    accessibility: { authority: '' },
  },
  mail: { keptIn: 'Israel' },
  social: [],
  imprint: {
    representatives: '',
    register: '',
    court: '',
    vat: '',
    authority: '',
    publisher: '',
    host: '',
  },
  offices: [],
  remote: { within: 'Israel', corners: [{ label: 'Eilat', latitude: 29.56, longitude: 34.95 }] },
};

export const labsPath = `/resources/${site.slug}-labs` as const;

export const gating: Gating = 'whitepapers';
