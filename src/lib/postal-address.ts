import { formatAddress } from 'localized-address-format';

export type PostalAddress = {
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly regionCode: string;
  readonly postalCode: string;
  readonly country: string;
  readonly countryCode: string;
};

/** Formats an address by its country's postal rules, without the country. */
export const postalLines = (address: PostalAddress, organization = ''): readonly string[] =>
  formatAddress({
    postalCountry: address.countryCode,
    administrativeArea: address.regionCode || address.region,
    locality: address.city,
    postalCode: address.postalCode,
    organization,
    addressLines: [address.street],
  });

/** On one line and with the country. */
export const postalLine = (address: PostalAddress, organization = ''): string =>
  [...postalLines(address, organization), address.country].join(', ');
