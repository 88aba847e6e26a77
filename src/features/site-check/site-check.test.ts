import { expect, test } from 'vitest';

import { check } from './site-check.ts';

const good = {
  host: 'example.com',
  requests: ['https://example.com/a.js', 'https://example.com/b.woff2'],
  cookies: '',
  headers: new Map([
    [
      'content-security-policy',
      "default-src 'none'; script-src 'self'; form-action 'none'; frame-ancestors 'none'; trusted-types 'none'",
    ],
    ['strict-transport-security', 'max-age=63072000; includeSubDomains'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
  ]),
};
const faults = (changed: object) =>
  check({ ...good, ...changed }).flatMap(({ ok, what }) => (ok ? [] : [what]));

test('headers that say what is claimed are enough', () => {
  expect(faults({})).toEqual([]);
});

test('one foreign file, one cookie, one weaker header: each is found', () => {
  expect(faults({ requests: ['https://example.com.evil.test/a.js'] })).toEqual([
    'Files from other hosts',
  ]);
  expect(faults({ cookies: 'id=1' })).toEqual(['Cookies']);
  expect(faults({ headers: new Map(good.headers).set('referrer-policy', 'unsafe-url') })).toEqual([
    'strict-origin-when-cross-origin',
  ]);
});
