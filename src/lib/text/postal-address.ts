import { formatAddress } from 'localized-address-format';

type Place = { readonly city: string; readonly region: string };

/** "St. Paul, Minnesota", or "Vienna" without a region or in the region Vienna. */
export const placeName = ({ city, region }: Place): string =>
  [...new Set([city, region])].filter(Boolean).join(', ');

export type PostalAddress = {
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly regionCode: string;
  readonly postalCode: string;
  readonly country: string;
  readonly countryCode: string;
};

/** Some formats write the country before a code that has it already (`MD-`); some leave a code out. */
function withPostalCode(lines: readonly string[], code: string, city: string): readonly string[] {
  const [prefix = ''] = /^[A-Z]{2}[- ]/.exec(code) ?? [];
  const once = lines.map((line) => line.replace(prefix + code, code));
  if (once.some((line) => line.includes(code))) return once;
  const at = once.findLastIndex((line) => line.includes(city));
  return once.map((line, index) => (index === at ? `${line} ${code}` : line));
}

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
  const place = hasCity ? area : placeName({ city, region });
  const lines = withPostalCode(linesOf(place, [street]), postalCode, city);
  return organization ? [organization, ...lines] : lines;
}

/** On one line and with the country. */
export const postalLine = (address: PostalAddress, organization = ''): string =>
  [...postalLines(address, organization), address.country].join(', ');
