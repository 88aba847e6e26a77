import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';

import { expect, test } from 'vitest';

import { routes } from '../../src/page.ts';
import { certificateIn, groupsTaken } from '../../tests/support/hosts.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { headersFor, keyExchanges, responseRules } from './headers.ts';
import { onHost } from '../../src/config/base.ts';
import { languages } from '../../src/config/languages.ts';
import { nginxRecipe } from './nginx.ts';
import { headersFile, vercelRecipe } from './recipes.ts';

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

// Seen to fail: with rules for whole folders, /docs/gone had the header on Cloudflare's engine.
test('hosts that read a list of headers let no program read the page of an unknown address', () => {
  const rules = headersFile(responseRules([])).split('\n/').slice(1);
  const open = rules.filter((rule) => rule.includes('Access-Control-Allow-Origin'));
  expect(open.length).toBeGreaterThan(8);
  expect(open.filter((rule) => rule.split('\n')[0]?.includes('*'))).toEqual([]);
});

// Seen to fail: a missing file of /assets/ was kept for a year, also once it was there.
test('hosts that read a list of headers keep the page of an unknown address for no year', () => {
  const file = headersFile(rules);
  expect(file).toContain(
    `${onHost('/assets/*')}\n  ! Cache-Control\n  Cache-Control: public, max-age=3600, stale-while-revalidate=31536000\n`,
  );
  for (const text of [file, vercelRecipe(rules)]) expect(text).not.toContain('immutable');
  expect(headersFor(rules, '/assets/a.js').get('Cache-Control')).toMatch(/immutable$/);
});

test('every kind of text is sent as UTF-8, and a type replaces another', () => {
  const file = headersFile(responseRules([]));
  for (const end of ['txt', 'md', 'csv', 'js', 'json', 'svg', 'xml'])
    expect(file).toMatch(new RegExp(`/\\*\\.${end}\\n  Content-Type: \\S+; charset=utf-8\\n`));
  expect(file).toMatch(/\/rss\.xml\n(?: {2}! .*\n)* {2}! Content-Type\n/);
});

test('OpenSSL knows each group of TLS, and the first is ML-KEM with X25519', async () => {
  const { certificate, key } = certificateIn(temporaryFolder());
  const server = createServer({
    cert: readFileSync(certificate),
    key: readFileSync(key),
    ecdhCurve: keyExchanges.join(':'),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: httpsPort } = server.address() as AddressInfo;
  expect(await groupsTaken({ certificate, httpsPort })).toEqual([
    'X25519MLKEM768',
    'X25519',
    'secp256r1',
  ]);
  server.close();
});

// Seen to fail: with a limit of five rules.
test('`_headers` is within what Cloudflare Pages reads', () => {
  const lines = headersFile(responseRules(['style'])).split('\n');
  const rules = lines.filter((line) => line !== '' && !line.startsWith(' '));
  expect(rules.length).toBeGreaterThan(10);
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2_000);
});

// Seen to fail: with the port in `server_name`, where nginx never found the site.
test('a site with a port is served there, under its name', () => {
  const recipe = nginxRecipe(rules, new URL('https://example.com:8443'));
  expect(recipe.match(/server_name .*;/g)).toEqual([
    'server_name example.com;',
    'server_name example.com;',
  ]);
  expect(recipe).toContain('return 301 https://$server_name:8443$request_uri;');
  expect(recipe.match(/listen .*ssl/g)).toEqual(['listen 8443 ssl', 'listen [::]:8443 ssl']);
  expect(recipe).toContain('/live/example.com/fullchain.pem');
  expect(nginxRecipe(rules, new URL('https://example.com'))).toContain('listen 443 ssl');
});

// Seen to fail: with the hash of this build's styles, which Vercel has no way to read in time.
test('what Vercel reads before it builds depends on no build, and its pages may be framed nowhere', () => {
  type Settings = { headers: { source: string; headers: { key: string; value: string }[] }[] };
  const { headers }: Settings = JSON.parse(vercelRecipe(responseRules(['a style'])));
  expect(JSON.stringify(headers)).not.toContain('sha256-');
  expect(headers[0]).toMatchObject({ source: onHost('/(.*)') });
  const all = Object.fromEntries(headers[0]?.headers.map(({ key, value }) => [key, value]) ?? []);
  expect(all['Content-Security-Policy']).toBe("frame-ancestors 'none'");
  for (const [name] of rules[0]?.headers ?? []) expect(all).toHaveProperty([name]);
  // Seen to fail: for the folder of every language but the first.
  for (const { path } of languages) {
    const ofWorkers = headers.filter(({ source }) => source === onHost(`${path}/assets/(.*)`));
    expect([path, JSON.stringify(ofWorkers)]).toEqual([
      path,
      expect.stringContaining("default-src 'none'"),
    ]);
  }
});

// Seen to fail: with `trailingSlash: false`, by which `/de/` led to `/de`.
test('Vercel leaves the home page of a language at the address that its links name', () => {
  expect(JSON.parse(vercelRecipe(rules))).not.toHaveProperty('trailingSlash');
});
