import type { Company, Site, Gating } from './site-facts.ts';
import { slug } from './slug.ts';

export const site: Site = {
  name: 'Tidewater',
  legalName: 'Tidewater Records Ltd.',
  slug,
  url: 'https://tidewater.example',
  email: 'desk@tidewater.example',
  phone: { display: '', e164: '' },
  address: {
    street: '88 Ropewalk Lane',
    city: 'Halifax',
    region: 'Nova Scotia',
    regionCode: 'NS',
    postalCode: 'B3J 1S5',
    country: 'Canada',
    countryCode: 'CA',
    latitude: 44.65,
    longitude: -63.57,
  },
  hours: {
    zone: 'America/Halifax',
    label: 'Atlantic Time',
    days: [
      { from: 'Monday', to: 'Thursday', open: '08:30', close: '17:00' },
      { from: 'Friday', to: 'Friday', open: '08:30', close: '13:00' },
    ],
    holidays: [],
  },
  meetingZone: 'AST',
  budgets: { currency: 'CAD', steps: [100_000, 400_000] },
  sampleNotice: '',
  delivery: { by: 'mail' },
  external: {
    privateAi: 'https://ai.tidewater.example/start',
    officeAddIn: 'https://mail.tidewater.example/add-in',
  },
};

export const company: Company = {
  timeZone: 'America/Halifax',
  jurisdiction: {
    name: 'Nova Scotia',
    governingLaw:
      'The laws of Nova Scotia govern these terms, without its rules on conflict of laws, and its courts decide disputes.',
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
      authority: 'You can complain to the Privacy Commissioner of Canada.',
      children: '',
    },
    terms: { effective: '2026-05-01', consumers: '' },
    accessibility: { authority: '' },
  },
  mail: { keptIn: 'Canada' },
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
  remote: { within: 'Canada', corners: [{ label: 'BC', latitude: 49.28, longitude: -123.12 }] },
};

export const labsPath = `/resources/${site.slug}-labs` as const;

export const gating: Gating = 'whitepapers';
