import { formatAddress } from 'localized-address-format';

type PostalAddress = {
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly regionCode: string;
  readonly postalCode: string;
  readonly country: string;
  readonly countryCode: string;
};

/**
 * An address in the order that its country's post wants, without the country.
 * @param organization first line, where one is given
 */
export const postalLines = (address: PostalAddress, organization = ''): readonly string[] =>
  formatAddress({
    postalCountry: address.countryCode,
    administrativeArea: address.regionCode || address.region,
    locality: address.city,
    postalCode: address.postalCode,
    organization,
    addressLines: [address.street],
  });

/** The same on one line, with the country. */
export const postalLine = (address: PostalAddress, organization = ''): string =>
  [...postalLines(address, organization), address.country].join(', ');
