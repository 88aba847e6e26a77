import { expect, test } from 'vitest';

import { routes } from '../../src/routes.ts';
import { headersFor, responseRules } from './headers.ts';
import { headersFile } from './recipes.ts';

const rules = responseRules([]);

// Seen to fail: without `programFiles` in headers.ts.
test('a program on another site may fetch files for programs, and no page', () => {
  const open = (path: string) => headersFor(rules, path).get('Access-Control-Allow-Origin');
  for (const path of [
    '/openapi.json',
    '/rss.xml',
    '/llms.txt',
    '/sitemap.xml',
    '/robots.txt',
    '/docs/any-topic.md',
    '/samples/any.ts.txt',
    '/figures/any.svg',
    '/.well-known/gpc.json',
    '/.well-known/security.txt',
    '/.well-known/signing-keys.pem',
    '/SHA256SUMS',
    '/SHA256SUMS.sig',
  ])
    expect([path, open(path)]).toEqual([path, '*']);
  for (const path of [...routes.map((route) => route.path), '/blog/any', '/assets/any.js'])
    expect([path, open(path)]).toEqual([path, undefined]);
});

// Seen to fail: without `no-transform` in headers.ts.
test('proxies leave pages as they are, except where the host compresses them', () => {
  expect(headersFor(rules, '/').get('Cache-Control')).toBe('no-cache, no-transform');
  expect(headersFile(rules)).toContain('  Cache-Control: no-cache\n');
  expect(headersFile(rules)).not.toContain('no-transform');
});

// Seen to fail: with a limit of five rules.
test('`_headers` is within what Cloudflare Pages reads', () => {
  const lines = headersFile(responseRules(['style'])).split('\n');
  const rules = lines.filter((line) => line !== '' && !line.startsWith(' '));
  expect(rules.length).toBeGreaterThan(10);
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2_000);
});
