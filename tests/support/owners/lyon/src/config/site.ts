import type { Company, Site, Gating } from './site-facts.ts';
import { slug } from './slug.ts';

export const site: Site = {
  name: 'Lumenne',
  legalName: 'Lumenne SAS',
  slug,
  url: 'https://lumenne.example',
  email: 'bonjour@lumenne.example',
  phone: { display: '', e164: '' },
  address: {
    street: '12 quai des Fondeurs',
    city: 'Lyon',
    region: '',
    regionCode: '',
    postalCode: '69002',
    country: 'France',
    countryCode: 'FR',
    latitude: 45.76,
    longitude: 4.83,
  },
  hours: {
    zone: 'Europe/Paris',
    label: 'Central European Time',
    days: [
      { from: 'Monday', to: 'Thursday', open: '08:30', close: '17:00' },
      { from: 'Friday', to: 'Friday', open: '08:30', close: '13:00' },
    ],
    holidays: [],
  },
  meetingZone: 'CET',
  budgets: { currency: 'EUR', steps: [100_000, 400_000] },
  sampleNotice: '',
  delivery: { by: 'mail' },
  external: {
    privateAi: 'https://ai.lumenne.example/start',
    officeAddIn: 'https://mail.lumenne.example/add-in',
  },
};

export const company: Company = {
  timeZone: 'Europe/Paris',
  jurisdiction: {
    name: 'France',
    governingLaw:
      'The laws of France govern these terms, without its rules on conflict of laws, and its courts decide disputes.',
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
      authority:
        'You can complain to the Commission nationale de l’informatique et des libertés (CNIL).',
      children: '',
    },
    terms: { effective: '2026-05-01', consumers: '' },
    accessibility: { authority: '' },
  },
  mail: { keptIn: 'France' },
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
  remote: { within: 'France', corners: [{ label: 'Brest', latitude: 48.39, longitude: -4.49 }] },
};

export const labsPath = `/resources/${site.slug}-labs` as const;

export const gating: Gating = 'whitepapers';
