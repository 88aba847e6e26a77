import type { Company, Site } from '../src/config/site-facts.ts';

const isZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

const isLocale = (locale: string): boolean => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf([locale]).length === 1;
  } catch {
    return false;
  }
};

const isAddress = (address: string): boolean =>
  URL.canParse(address) && new URL(address).protocol === 'https:';

/** An endpoint on the owner's own machine, to try the site with. */
const isLocal = (address: string): boolean =>
  URL.canParse(address) && new URL(address).hostname === 'localhost';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const time = /^(?:[01]\d|2[0-4]):[0-5]\d$/;

/** Faults in the facts of `src/config/site.ts`: the field, its value and the expected form. */
export function faultsIn(site: Site, company: Company): readonly string[] {
  const { address, hours, delivery } = site;
  const known = company.offices.map(({ id }) => id);
  const places = [address, ...company.offices, ...company.remote.corners];
  const rules: readonly (readonly [fine: boolean, fault: string])[] = [
    [
      /^[a-z][a-z0-9-]*$/.test(site.slug),
      `slug "${site.slug}": lower-case letters, digits, hyphens`,
    ],
    [
      isAddress(site.origin) && new URL(site.origin).origin === site.origin,
      `origin "${site.origin}": https:// and a host, without a path or a slash at the end`,
    ],
    [/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(site.email), `email "${site.email}": an e-mail address`],
    [
      /^\+\d{6,15}$/.test(site.phone.e164),
      `phone.e164 "${site.phone.e164}": a plus sign and digits only`,
    ],
    [
      site.phone.display.replaceAll(/\D/g, '') === site.phone.e164.slice(1),
      'phone: display and e164 are two different numbers',
    ],
    [
      /^[A-Z]{2}$/.test(address.countryCode),
      'address.countryCode: two capital letters, such as AT',
    ],
    [address.city !== '' && address.country !== '', 'address: city and country are needed'],
    [
      places.every(
        ({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180,
      ),
      'latitude runs from -90 to 90, longitude from -180 to 180',
    ],
    [
      isZone(company.timeZone),
      `company.timeZone "${company.timeZone}": an IANA name, such as Europe/Vienna`,
    ],
    [isZone(hours.zone), `hours.zone "${hours.zone}": an IANA name, such as Europe/Vienna`],
    [hours.days.length > 0, 'hours.days: at least one line'],
    ...hours.days.map(
      ({ from, to, open, close }) =>
        [
          weekdays.indexOf(from) <= weekdays.indexOf(to) &&
            [open, close].every((text) => time.test(text)) &&
            open < close,
          `hours.days ${from}-${to} ${open}-${close}: days in order and times such as 08:00, opening first`,
        ] as const,
    ),
    [isLocale(site.dateLocale), `dateLocale "${site.dateLocale}": such as en-US or en-GB`],
    [
      delivery.by === 'mail' || isAddress(delivery.url) || isLocal(delivery.url),
      `delivery.url "${delivery.by === 'mail' ? '' : delivery.url}": the full https:// address of the endpoint`,
    ],
    ...company.social.map(
      (profile) =>
        [isAddress(profile), `company.social "${profile}": a full https:// address`] as const,
    ),
    ...Object.entries(site.external).map(
      ([name, link]) =>
        [
          link === '' || isAddress(link),
          `external.${name} "${link}": empty or a full https:// address`,
        ] as const,
    ),
    [new Set(known).size === known.length, 'company.offices: two offices have the same id'],
  ];
  return rules.filter(([fine]) => !fine).map(([, fault]) => fault);
}

/** @throws Error listing every fault */
export function checkSite(site: Site, company: Company): void {
  const faults = faultsIn(site, company);
  if (faults.length > 0) throw new Error(`src/config/site.ts:\n  ${faults.join('\n  ')}`);
}
