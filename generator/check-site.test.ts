import { expect, test } from 'vitest';

import { company, site } from '../src/config/site.ts';
import { checkSite, faultsIn } from './check-site.ts';

test('the facts of this site are valid', () => {
  expect(faultsIn(site, company)).toEqual([]);
});

test.each([
  ['slug', { slug: 'My Shop' }],
  ['origin', { origin: 'https://example.com/' }],
  ['phone', { phone: { display: '+43 1 234567', e164: '+4312345678' } }],
  ['dateLocale', { dateLocale: 'en_AT' }],
  ['hours.zone', { hours: { ...site.hours, zone: 'Europe/Wien' } }],
  [
    'hours.days',
    {
      hours: {
        ...site.hours,
        days: [{ from: 'Friday', to: 'Monday', open: '09:00', close: '17:00' }],
      },
    },
  ],
  ['delivery.url', { delivery: { by: 'endpoint', url: 'http://a.example', keptBy: 'us' } }],
  ['external.privateAi', { external: { ...site.external, privateAi: 'a.example' } }],
] as const)('an invalid %s is named', (name, change) => {
  const [fault, ...others] = faultsIn({ ...site, ...change }, company);
  expect(fault).toContain(name);
  expect(others).toEqual([]);
});

test('an invalid time zone stops the build and names the file', () => {
  expect(() => checkSite(site, { ...company, timeZone: 'Wien' })).toThrow(
    /src\/config\/site\.ts:\n {2}company\.timeZone "Wien"/,
  );
});
