import { expect, test } from 'vitest';

import {
  contentSecurityPolicy,
  headersFor,
  responseRules,
} from '../../../generator/hosts/headers.ts';
import { check, directivesOf, type Observed } from './site-check.ts';
import * as words from './words.ts';

const request = (url: string) => ({ url, by: 'script', bytes: 300 });
const good: Observed = {
  origin: 'https://example.com',
  requests: [request('https://example.com/a.js'), request('https://example.com/b.woff2')],
  refused: [],
  cookies: '',
  hidden: [],
  headers: new Map(
    [...headersFor(responseRules([]), '/')].map(([name, value]) => [name.toLowerCase(), value]),
  ),
};
const faults = (changed: Partial<Observed>) =>
  check({ ...good, ...changed }).flatMap(({ ok, what }) => (ok ? [] : [what]));

test('the headers that the build writes pass every check', () => {
  expect(faults({})).toEqual([]);
});

test.each([
  'https://example.com.evil.test/a.js',
  'http://example.com/a.js',
  'https://example.com:444/a.js',
  'https://tracker.test/example.com/',
])('%s is from another origin', (url) => {
  expect(faults({ requests: [...good.requests, request(url)] })).toEqual([words.foreignFiles]);
});

test('finds a refused request, a cookie, a cache and a weaker header', () => {
  expect(faults({ refused: ['https://tracker.test/'] })).toEqual([words.refusedAttempts]);
  expect(faults({ cookies: 'id=1' })).toEqual([words.cookies]);
  expect(faults({ hidden: ['cache v1'] })).toEqual([words.otherStorage]);
  expect(faults({ headers: new Map(good.headers).set('referrer-policy', 'unsafe-url') })).toEqual([
    'strict-origin-when-cross-origin',
  ]);
});

test('parses a policy; the first of two directives with the same name counts', () => {
  const directives = directivesOf(contentSecurityPolicy(['a{}']));
  expect(directives.get('default-src')).toBe("'none'");
  expect(directives.get('style-src')).toMatch(/^'self' 'sha256-/);
  expect(directives.size).toBe(13);
  expect([...directivesOf(" img-src 'self';; img-src *; upgrade-insecure-requests ")]).toEqual([
    ['img-src', "'self'"],
    ['upgrade-insecure-requests', ''],
  ]);
});
