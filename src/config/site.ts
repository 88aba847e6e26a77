import { asciiMailAddress, type Company, type Site, type Gating } from './site-facts.ts';
import { slug } from './slug.ts';

/**
 * Every fact about the vendor. To put your own name on the site, edit this file and the slug in `slug.ts`: no
 * other file has the name, an address or the labs path. docs/owners.md explains each line, and the build stops
 * at an invalid value.
 */
export const site: Site = {
  /** Delete this line once the facts below are yours. */
  sample: true,
  name: 'Isospin',
  legalName: 'Isospin, Inc.',
  slug,
  /** The address of the home page: `https://example.com`, or under a path, `https://example.com/site`. */
  url: 'https://isospin.example',
  /** A domain with letters such as ü is stored in the form that every mail program takes. */
  email: asciiMailAddress('hello@isospin.example'),
  /** Two empty texts if you take no calls. */
  phone: { display: '+1 651 555 0142', e164: '+16515550142' },
  /**
   * Printed by the country's postal rules. Region and its code may be empty; give a code only where addresses
   * have it. The map shows the position, so four decimals find the door.
   */
  address: {
    street: '418 Wavelength Row, Suite 900',
    city: 'St. Paul',
    region: 'Minnesota',
    regionCode: 'MN',
    postalCode: '55101',
    country: 'United States',
    /** Two letters, ISO 3166-1. */
    countryCode: 'US',
    /** Degrees; north and east are positive. */
    latitude: 44.95,
    longitude: -93.09,
  },
  /** Business hours of sales and general inquiries, in their own time zone. */
  hours: {
    zone: 'America/Los_Angeles',
    label: 'Pacific Time',
    days: [
      { from: 'Monday', to: 'Friday', open: '08:00', close: '18:00' },
      { from: 'Saturday', to: 'Saturday', open: '09:00', close: '14:00' },
    ],
    /** Days on which the office is closed. */
    holidays: [
      { day: '2026-11-26', name: 'Thanksgiving' },
      { day: '2026-12-25', name: 'Christmas Day' },
      { day: '2027-01-01', name: 'New Year’s Day' },
    ],
  },
  /** Time zone of the meeting times for the architecture review. */
  meetingZone: 'EST',
  /** What a request offers as its budget: the steps between the ranges, ascending. */
  budgets: { currency: 'USD', steps: [100_000, 500_000, 1_000_000, 5_000_000] },
  /**
   * Shown in the footer while the vendor is fictional. Empty it for your own facts: this also removes every
   * other text that calls something fictional, illustrative or a sample.
   */
  sampleNotice: 'Isospin is a fictional company; people, quotes and figures are sample content.',
  /** `{ by: 'mail' }`, or an HTTPS address that takes requests: docs/owners.md, "Leads". */
  delivery: { by: 'mail' },
  /** Addresses on other sites. If one is empty, its control becomes a request by e-mail. */
  external: {
    privateAi: 'https://example.com/private-ai',
    officeAddIn: 'https://example.com/email-protection-add-in',
  },
};

/** Facts that only pages, documents and structured data need. */
export const company: Company = {
  /** IANA name of the time zone at headquarters. */
  timeZone: 'America/Chicago',
  jurisdiction: {
    name: 'Minnesota',
    governingLaw:
      'The laws of the US state of Minnesota govern these terms, without its rules on conflict of laws, and its state and federal courts decide disputes.',
  },
  /** What your law adds to the legal pages. Have a lawyer write these; an empty text leaves its sentence out. */
  law: {
    privacy: {
      effective: '2025-01-01',
      grounds: {
        heading: 'Ground under GDPR, Article 6(1)',
        requests: '(b) steps before a contract',
        applications: '(b) steps before a contract',
        newsletter: '(a) consent, ended by any reply that says so',
        other: '(f) our interest, and yours, in an answer',
        vulnerabilities: '(f) the interest of everyone concerned in a repaired product',
      },
      representative: '',
      officer: '',
      logs: '',
      retention: '',
      transfer:
        'If you write from the European Economic Area, your message comes here because you send it here.',
      rights:
        'Residents of California can also ask what was collected, from where and to whom it went, and are treated no differently for asking. There’s no sale or sharing to opt out of.',
      deadline:
        'We answer within a month, and within 45 days at most where California law applies.',
      authority:
        'You can complain to the attorney general of your state, or in the European Economic Area to your supervisory authority, without asking us first.',
      children: 'The site is not for children under 13, or under 16 in the European Economic Area.',
    },
    terms: {
      effective: '2025-05-27',
      consumers:
        'If you are a consumer, you keep the protection your home law gives you that no contract can take away.',
    },
    accessibility: {
      authority:
        'In the US, the [Department of Justice](https://www.ada.gov/file-a-complaint/) takes complaints.',
    },
  },
  /** The place where mail from visitors is kept. */
  mail: { keptIn: 'the United States' },
  /** Absolute addresses of social profiles, for search engines. */
  social: [],
  /** Printed on /contact and /terms if given; then the footer leads there. */
  imprint: {
    representatives: '',
    register: '',
    court: '',
    vat: '',
    authority: '',
    publisher: '',
    host: '',
  },
  /** Workplaces besides headquarters. */
  offices: [],
  remote: {
    within: 'the United States',
    corners: [
      { label: 'WA', latitude: 48.38, longitude: -124.72 },
      { label: 'CA', latitude: 32.53, longitude: -117.12 },
      { label: 'FL', latitude: 25.12, longitude: -81.09 },
      { label: 'ME', latitude: 44.82, longitude: -66.95 },
    ],
  },
};

/** Which papers ask for an account before the download. */
export const gating: Gating = 'whitepapers';
