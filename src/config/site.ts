import type { Company, Site } from './site-facts.ts';
import { slug } from './slug.ts';

/**
 * Everything that names this vendor, stated once. Put your own name on the site by editing this file and
 * the slug in `slug.ts`: no other file spells the name, an address or the labs path. docs/owners.md goes
 * through it line by line; the build stops at a value that cannot be right.
 */
export const site: Site = {
  /** As it is written in running text. */
  name: 'Isospin',
  legalName: 'Isospin, Inc.',
  slug,
  /** Scheme and host that the site is published under, without a slash at the end. */
  origin: 'https://isospin.example',
  email: 'hello@isospin.example',
  phone: { display: '+1 651 555 0142', e164: '+16515550142' },
  /** Printed in the order that the country's post wants. Region and its code may be empty. */
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
  /** When sales and general inquiries are answered, in the zone that these hours are kept in. */
  hours: {
    zone: 'America/Los_Angeles',
    label: 'Pacific Time',
    days: [
      { from: 'Monday', to: 'Friday', open: '08:00', close: '18:00' },
      { from: 'Saturday', to: 'Saturday', open: '09:00', close: '14:00' },
    ],
  },
  /** Zone of the meeting times that the architecture review offers. */
  meetingZone: 'EST',
  /** How dates are written: `en-US` for January 15, 2025, `en-GB` for 15 January 2025. */
  dateLocale: 'en-US',
  /**
   * Shown in the footer while the vendor is a sample; empty it when the facts are your own. Everything else
   * that calls something fictional, a sample, illustrative or invented goes with it.
   */
  sampleNotice: 'Isospin is a fictional company; people, quotes and figures are sample content.',
  /** `{ by: 'mail' }`, or an HTTPS address that takes requests: docs/owners.md, "Leads". */
  delivery: { by: 'mail' },
  /** Addresses outside the site. An empty one turns its control into a request by e-mail. */
  external: {
    privateAi: '',
    officeAddIn: '',
  },
};

/** Facts that only pages, documents and programs' data print. */
export const company: Company = {
  /** IANA name of the time zone at headquarters. */
  timeZone: 'America/Chicago',
  jurisdiction: {
    name: 'Minnesota',
    governingLaw:
      'The laws of the US state of Minnesota govern these terms, without its rules on conflict of laws, and its state and federal courts decide disputes.',
  },
  /** Where the mail that visitors send is kept, and whether that is in the European Economic Area. */
  mail: { keptIn: 'the United States', insideEea: false },
  /** Full addresses of profiles elsewhere, for search engines. */
  social: [],
  /** Printed on /contact and /terms where given. */
  imprint: { register: '', court: '', vat: '' },
  /** Where people work beside headquarters. */
  offices: [
    {
      id: 'branch',
      city: 'Washington',
      location: 'Washington, D.C.',
      label: 'DC',
      latitude: 38.9,
      longitude: -77.04,
    },
  ],
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

/** Path of the research labs page, the one address that carries the slug. */
export const labsPath = `/resources/${site.slug}-labs` as const;
