import { formatAddress } from 'localized-address-format';

import { placeName } from './place-name.ts';

export type PostalAddress = {
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly regionCode: string;
  readonly postalCode: string;
  readonly country: string;
  readonly countryCode: string;
};

/**
 * Formats an address by its country's postal rules, in Latin letters and without the country, the
 * organization first.
 */
export function postalLines(address: PostalAddress, organization = ''): readonly string[] {
  const { street, city, postalCode, countryCode } = address;
  const region = address.regionCode || address.region;
  const linesOf = (administrativeArea: string, addressLines: string[]) =>
    formatAddress(
      { postalCountry: countryCode, administrativeArea, locality: city, postalCode, addressLines },
      'latin',
    );
  const area = region === city ? '' : region;
  // Some formats, such as Japan's, name only the region after the street.
  const hasCity = linesOf(area, []).join(' ').toLowerCase().includes(city.toLowerCase());
  const lines = linesOf(hasCity ? area : placeName({ city, region }), [street]);
  return organization ? [organization, ...lines] : lines;
}

/** On one line and with the country. */
export const postalLine = (address: PostalAddress, organization = ''): string =>
  [...postalLines(address, organization), address.country].join(', ');
