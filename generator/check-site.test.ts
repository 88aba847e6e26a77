import { expect, test } from 'vitest';

import { company, site } from '../src/config/site.ts';
import { unpublished } from '../src/config/unpublished.ts';
import { regimes } from '../src/content/regimes.ts';
import { checkSite, faultsIn } from './check-site.ts';

/** The record with another value at a path such as `hours.days.0.open`. */
function changed<T>(record: T, path: string, value: unknown): T {
  const copy = structuredClone(record);
  const names = path.split('.');
  const last = names.pop() ?? '';
  let at: Record<string, unknown> = copy as Record<string, unknown>;
  for (const name of names) at = at[name] as Record<string, unknown>;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

/** Facts that are right whatever the owner's own are. */
const valid = {
  ...site,
  phone: { display: '+43 1 555 0100', e164: '+4315550100' },
  address: { ...site.address, countryCode: 'AT', postalCode: '1090' },
  hours: {
    ...site.hours,
    days: [{ from: 'Monday', to: 'Friday', open: '09:00', close: '17:30' }],
    holidays: [{ day: '2026-12-08', name: 'Immaculate Conception' }],
  },
  delivery: { by: 'endpoint', url: 'https://a.example/leads', keptBy: 'by us' },
} as const;

const corner = { label: 'B', latitude: 1, longitude: 1 };
const validCompany = { ...company, remote: { within: 'Austria', corners: [corner] } };

test('the facts of this site are valid', () => {
  expect(() => checkSite(site, company, regimes, unpublished)).not.toThrow();
  expect(faultsIn(valid, validCompany)).toEqual([]);
});

test.each([
  ['name', ' ', 'Meridian'],
  ['legalName', '', 'Meridian Datenschutz GmbH'],
  ['slug', 'My Shop', 'meridian'],
  ['origin', 'https://example.com/', 'https://example.com'],
  ['origin', 'http://example.com', 'https://example.com'],
  ['email', 'office at example.com', 'office@example.com'],
  ['phone.e164', '+81752', '+4315550100'],
  ['phone.e164', '01 555 0100', '+4315550100'],
  ['phone.display', '+43 1 234567', '+43 1 555 0100'],
  ['address.countryCode', 'XX', 'AT'],
  ['address.city', '', 'Vienna'],
  ['address.postalCode', '55101', '55101 in the US'],
  ['address.latitude', 91, '48.2082'],
  ['address.longitude', -180.1, '16.3738'],
  ['hours.zone', 'Europe/Wien', 'Europe/Vienna'],
  ['hours.zone', '+01:00', 'Europe/Vienna'],
  ['hours.days', [], 'at least one line'],
  ['hours.days.0.from', 'Montag', 'Monday'],
  ['hours.days.0.to', 'Sunday ', 'Monday'],
  ['hours.days.0.open', '9:00', '08:30'],
  ['hours.days.0.close', '24:30', '08:30'],
  ['hours.days.0.close', '18:60', '08:30'],
  [
    'hours.days.0',
    { from: 'Tuesday', to: 'Monday', open: '09:00', close: '17:30' },
    'where weeks begin on Monday',
  ],
  ['hours.days.0.close', '08:00', '18:00'],
  ['hours.holidays.0.day', '2026-02-30', '2026-12-25'],
  ['hours.holidays.0.name', '', 'New Year’s Day'],
  ['dateLocale', 'en_AT', 'en-US or en-GB'],
  ['dateLocale', 'de-AT', 'en-US or en-GB'],
  ['dateLocale', 'en-XX', 'en-US or en-GB'],
  ['budgets.currency', 'EURO', 'EUR'],
  ['budgets.steps', [500_000, 100_000], '[100_000, 500_000]'],
  ['delivery.url', 'http://a.example', 'https://requests.example.com/leads'],
  ['delivery.by', 'post', "{ by: 'mail' }"],
  ['external.privateAi', 'a.example', 'https://example.com/page'],
  ['hours.holidays', undefined, 'this field is needed'],
  ['adress', {}, 'mind its spelling'],
])('%s of %j stops the build with an example', (path, value, example) => {
  const faults = faultsIn(changed(valid, path, value), validCompany);
  expect(faults.filter((fault) => fault.startsWith(path)).join('; ')).toContain(example);
});

test.each([
  ['timeZone', 'Wien', 'Europe/Vienna'],
  ['jurisdiction.name', '', 'Austria'],
  ['law.privacy.effective', undefined, 'this field is needed'],
  ['law.terms.effective', '2025-13-01', '2026-12-25'],
  ['mail.keptIn', '', 'Austria'],
  ['social', ['http://a.example/@b'], 'https://example.com/page'],
  ['remote.corners.0.latitude', Number.NaN, '48.2082'],
])('company.%s of %j stops the build with an example', (path, value, example) => {
  const faults = faultsIn(valid, changed(validCompany, path, value));
  expect(faults.filter((fault) => fault.startsWith(`company.${path}`)).join('; ')).toContain(
    example,
  );
});

test('two offices with one id, and a holiday that is given twice, are named', () => {
  const office = { id: 'a', city: 'B', location: 'B', ...corner };
  const [holiday] = valid.hours.holidays;
  const twice = changed(valid, 'hours.holidays', [holiday, holiday]);
  expect(faultsIn(twice, changed(validCompany, 'offices', [office, office]))).toEqual([
    'hours.holidays: each day once',
    'company.offices: an id of its own for each office',
  ]);
});

test('the error names the file, for a regime without a day, too', () => {
  const source = { label: 'An authority', href: 'https://example.org/' };
  const dateless = { id: 'jp', name: 'Japan', instrument: '', force: '', source, deadlines: [] };
  const wrong = { ...validCompany, timeZone: 'Wien' };
  expect(() => checkSite(valid, wrong, [dateless], [])).toThrow(
    /src\/config\/site\.ts:\n {2}company\.timeZone "Wien": .*\nsrc\/content\/regimes\.ts:\n {2}0\.deadlines: at least one deadline/,
  );
});

test('a page that the rest of the site needs stays', () => {
  const without = (...unpublished: readonly string[]) =>
    checkSite(site, company, regimes, unpublished);
  expect(() => without('/press', '/contact')).toThrow(
    /^src\/config\/unpublished\.ts:\n {2}\/contact has to stay: .+$/,
  );
  expect(() => without('/press')).not.toThrow();
});
