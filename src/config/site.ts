/**
 * Everything that names this vendor, stated once. Put your own name on the site by editing this file:
 * no other file spells the name, the slug, an address or the labs path.
 */
export const site = {
  /** As it is written in running text. */
  name: 'Isospin',
  legalName: 'Isospin, Inc.',
  /** Lower case, for storage keys, file names and the labs path. */
  slug: 'isospin',
  /** Scheme and host that the site is published under, without a slash at the end. */
  origin: 'https://isospin.example',
  email: 'hello@isospin.example',
  phone: { display: '+1 651 555 0142', e164: '+16515550142' },
  address: {
    street: '418 Wavelength Row, Suite 900',
    city: 'St. Paul',
    region: 'Minnesota',
    regionCode: 'MN',
    postalCode: '55101',
    country: 'United States',
    countryCode: 'US',
    /** Degrees; north and east are positive. */
    latitude: 44.95,
    longitude: -93.09,
  },
  /** Shown in the footer while the vendor is a sample; empty it when the facts are your own. */
  sampleNotice: 'Isospin is a fictional company; people, quotes and figures are sample content.',
  /** Addresses outside the site. An empty one turns its control into a request by e-mail. */
  external: {
    privateAi: '',
    officeAddIn: '',
  },
} as const;

/** Path of the research labs page, the one address that carries the slug. */
export const labsPath = `/resources/${site.slug}-labs` as const;
