import { expect, test } from 'vitest';

import { headersFor, responseRules } from '../../../build/headers.ts';
import { check } from './site-check.ts';

const good = {
  host: 'example.com',
  requests: ['https://example.com/a.js', 'https://example.com/b.woff2'],
  cookies: '',
  headers: new Map(
    [...headersFor(responseRules(''), '/')].map(([name, value]) => [name.toLowerCase(), value]),
  ),
};
const faults = (changed: object) =>
  check({ ...good, ...changed }).flatMap(({ ok, what }) => (ok ? [] : [what]));

test('the headers that the build writes say what is claimed', () => {
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
