import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { builtRules, headersFor, keyExchanges } from '../../generator/hosts/headers.ts';
import { recipes } from '../../generator/hosts/recipes.ts';
import { languages } from '../../src/config/languages.ts';
import { htmlFile } from '../../generator/pages/page-files.ts';
import { anyArticle } from '../support/articles.ts';
import { builtFile, dist, files } from '../support/dist.ts';
import { full } from '../support/full.ts';
import {
  type Answer,
  sendRaw,
  groupsTaken,
  type Host,
  type HostName,
  isTooOld,
  missingOn,
  startHost,
} from '../support/hosts.ts';
import { pathsOfEveryLanguage } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

const rules = builtRules(dist);

function fileLike(pattern: RegExp): string {
  const file = files.find((name) => pattern.test(name));
  if (!file) throw new Error(`No built file matches ${pattern}`);
  return file;
}

const assets = (end: string): readonly [string, RegExp, string] => {
  const file = fileLike(new RegExp(`^assets/.*\\.${end}$`));
  const types: Record<string, RegExp> = {
    js: /^(?:text|application)\/javascript; charset=utf-8$/,
    css: /^text\/css; charset=utf-8$/,
    woff2: /^font\/woff2$/,
  };
  return [`/${file}`, types[end] ?? /^$/, file];
};
const same = (type: RegExp, pattern: RegExp): readonly [string, RegExp, string] => {
  const file = fileLike(pattern);
  return [`/${file}`, type, file];
};

const zip = /^press\/.*\.zip$/;
const html = /^text\/html; charset=utf-8$/;

const kinds: readonly (readonly [address: string, type: RegExp, file: string])[] = [
  ['/', html, 'index.html'],
  ['/about', html, 'about.html'],
  ['/about/', html, 'about.html'],
  ['/about?a=%0d%0ab', html, 'about.html'],
  ['/platform/zero-trust', html, 'platform/zero-trust.html'],
  [anyArticle.path, html, `${anyArticle.path.slice(1)}.html`],
  assets('js'),
  assets('css'),
  assets('woff2'),
  same(/^image\/png$/, /^pictures\/.*\.png$/),
  same(/^image\/svg\+xml; charset=utf-8$/, /^figures\/.*\.svg$/),
  same(/^image\/svg\+xml; charset=utf-8$/, /^icon\.svg$/),
  same(/^image\/x-icon$/, /^favicon\.ico$/),
  same(/^application\/pdf$/, /\.pdf$/),
  // The press page may be off.
  ...(files.some((name) => zip.test(name)) ? [same(/^application\/zip$/, zip)] : []),
  same(/^application\/rss\+xml; charset=utf-8$/, /^rss\.xml$/),
  same(/^application\/xml; charset=utf-8$/, /^sitemap\.xml$/),
  same(/^text\/plain; charset=utf-8$/, /^robots\.txt$/),
  same(/^text\/plain; charset=utf-8$/, /^llms\.txt$/),
  same(/^text\/markdown; charset=utf-8$/, /\.md$/),
  same(/^application\/json(?:; charset=utf-8)?$/, /^openapi\.json$/),
  same(/^text\/plain; charset=utf-8$/, /^\.well-known\/security\.txt$/),
  same(/^application\/json(?:; charset=utf-8)?$/, /^\.well-known\/gpc\.json$/),
];

const missing: readonly (readonly [address: string, page: string])[] = [
  ['/no-such-page', '404.html'],
  ['/blog/no-such-article', 'blog/404.html'],
  ['/assets/gone.js', '404.html'],
  ['/pictures/gone.png', '404.html'],
  ['/about.md', '404.html'],
  ['/docs/gone.md', '404.html'],
  ['/assets/', '404.html'],
  ['/404', '404.html'],
  ['/404.html', '404.html'],
  ['/blog/404', 'blog/404.html'],
  ['/_headers', '404.html'],
  ['/_headers/', '404.html'],
  ['/404.html/x', '404.html'],
  ['/__proto__', '404.html'],
  ['/..%2f..%2fpackage.json', '404.html'],
];

/** Media files that a site may add, and their content types. */
const mediaFiles: Readonly<Record<string, string>> = {
  'a.jpg': 'image/jpeg',
  'a.webp': 'image/webp',
  'a.avif': 'image/avif',
  'a.gif': 'image/gif',
  'a.ico': 'image/x-icon',
  'a.mp4': 'video/mp4',
  'a.woff2': 'font/woff2',
};

/** The recipe of a host, by its name in `recipes`. */
const recipeNames = { nginx: 'nginx.conf', caddy: 'Caddyfile', apache: 'apache.htaccess' } as const;

/** Expects the headers that the rules state for a path, but the one that has a check of its own. */
function expectHeaders(headers: Answer['headers'], path: string, except?: string): void {
  for (const [header, value] of headersFor(rules, path))
    if (header !== except)
      expect([path, header, headers[header.toLowerCase()]]).toEqual([path, header, value]);
  // Only files for programs have this one.
  const open = 'Access-Control-Allow-Origin';
  expect([path, headers[open.toLowerCase()]]).toEqual([path, headersFor(rules, path).get(open)]);
}

test.describe.configure({ mode: 'default' });

const names: readonly HostName[] = full ? ['nginx', 'caddy', 'apache'] : ['nginx', 'caddy'];

for (const name of names) {
  test.describe(`the site on ${name}`, () => {
    const reason = missingOn(name);
    test.skip(reason !== null, reason ?? '');
    let host: Host;
    test.beforeAll(async () => {
      if (!reason) host = await startHost(name);
    });
    test.afterAll(() => host?.stop());

    test('every kind of response has its content type, headers and bytes', async () => {
      for (const [address, type, file] of kinds) {
        const { status, headers, body } = await sendRaw(host, address);
        expect([address, status]).toEqual([address, 200]);
        expect(headers['content-type'], address).toMatch(type);
        const [path = ''] = address.split('?');
        expectHeaders(headers, path, 'Content-Type');
        expect(headers['server'] ?? '').not.toMatch(/\d/);
        expect(headers['x-powered-by'] ?? headers['set-cookie'], address).toBeUndefined();
        expect(headers['content-encoding'], address).toBeUndefined();
        expect(body.equals(builtFile(file)), `${address} is ${file}`).toBe(true);
      }
    });

    test('every address of every sitemap returns its page and headers without a redirect', async () => {
      expect(pathsOfEveryLanguage.length).toBeGreaterThan(30);
      for (const path of pathsOfEveryLanguage) {
        const { status, headers, body } = await sendRaw(host, path);
        expect([path, status]).toEqual([path, 200]);
        expect(body.equals(builtFile(htmlFile(path))), path).toBe(true);
        expectHeaders(headers, path);
      }
    });

    // Seen to fail: on nginx without `$uri/index.html`, the home page of a language.
    test('other languages have their pages in their folder, also for unknown addresses', async () => {
      for (const { path, pages = ['/'] } of languages.slice(1)) {
        for (const page of [...pages, '/nowhere']) {
          const { status, body } = await sendRaw(host, path + page);
          const known = page !== '/nowhere';
          expect([page, status]).toEqual([page, known ? 200 : 404]);
          const file = `${path.slice(1)}/${htmlFile(known ? page : '/404')}`;
          expect(body.equals(builtFile(file)), path + page).toBe(true);
        }
      }
    });

    test('pictures, videos and fonts have their content types', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'media-'));
      for (const file of ['index.html', '404.html', ...Object.keys(mediaFiles)])
        writeFileSync(join(folder, file), 'x');
      const other = await startHost(name, { folder });
      try {
        for (const [file, type] of Object.entries(mediaFiles)) {
          const { status, headers } = await sendRaw(other, `/${file}`);
          expect([file, status, headers['content-type']]).toEqual([file, 200, type]);
        }
      } finally {
        await other.stop();
        rmSync(folder, { recursive: true });
      }
    });

    // Seen to fail: without the lines for redirects, 200 with the page that leads on.
    test('an old address leads to the new one, and keeps its query', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'moved-'));
      for (const file of ['index.html', '404.html', 'old.html', 'new.html'])
        writeFileSync(join(folder, file), file);
      const moved = [
        { from: '/old', to: '/new' },
        { from: '/2019/hello.html', to: '/press#new' },
        // Of a site below a path.
        { from: '/below/old', to: '/below/new' },
      ];
      const recipe = recipes(rules, moved).find(([file]) => file.endsWith(recipeNames[name]))?.[1];
      const other = await startHost(name, { folder, ...(recipe && { recipe }) });
      try {
        for (const [address, to] of [
          ['/old', '/new'],
          ['/old/', '/new'],
          ['/old?utm_campaign=a&b=1', '/new?utm_campaign=a&b=1'],
          ['/2019/hello.html?b=1', '/press?b=1#new'],
          ['/below/old/?b=1', '/below/new?b=1'],
        ] as const) {
          const { status, headers } = await sendRaw(other, address);
          const location = new URL(headers.location ?? '', 'https://localhost');
          const found = location.pathname + location.search + location.hash;
          expect([address, status, found]).toEqual([address, 301, to]);
        }
        expect((await sendRaw(other, '/new')).status).toBe(200);
      } finally {
        await other.stop();
        rmSync(folder, { recursive: true });
      }
    });

    test('text is served precompressed in an encoding the browser accepts', async () => {
      test.skip(name === 'apache', 'Apache compresses by modules of its own.');
      for (const [address, , file] of kinds) {
        if (!files.includes(file) || /\.(?:png|ico|woff2|pdf|zip)$/.test(file)) continue;
        for (const [accepted, encoding] of [
          ['gzip, deflate, br, zstd', 'br'],
          ['gzip', 'gzip'],
        ] as const) {
          const answer = await sendRaw(host, address, { 'Accept-Encoding': accepted });
          expect([address, answer.headers['content-encoding']]).toEqual([address, encoding]);
          expect(answer.headers.vary, address).toContain('Accept-Encoding');
          const twin = builtFile(`${file}.${encoding === 'br' ? 'br' : 'gz'}`);
          expect(answer.body.equals(twin), address).toBe(true);
          const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync;
          expect(unpack(answer.body).equals(builtFile(file)), address).toBe(true);
        }
      }
    });

    test('an unchanged file returns 304, and HEAD sends no body', async () => {
      for (const [address] of kinds) {
        const { headers, body } = await sendRaw(host, address, {}, { method: 'HEAD' });
        expect([address, body.length]).toEqual([address, 0]);
        const again = await sendRaw(host, address, { 'If-None-Match': headers.etag });
        expect([address, again.status, again.body.length]).toEqual([address, 304, 0]);
        expect(again.headers['cache-control'], address).toBe(headers['cache-control']);
        expect(again.headers['content-security-policy'], address).toBeDefined();
      }
    });

    test('an unknown address returns 404 with the site’s own page and its headers', async () => {
      for (const [address, page] of missing) {
        // Apache refuses an encoded slash before it reads our file.
        if (name === 'apache' && address.includes('%2f')) continue;
        const { status, headers, body } = await sendRaw(host, address);
        const label = address.slice(0, 30);
        expect([label, status]).toEqual([label, 404]);
        expect(headers['content-type'], label).toMatch(html);
        expect(body.equals(builtFile(page)), `${label} is ${page}`).toBe(true);
        expectHeaders(headers, '/');
        const small = await sendRaw(host, address, { 'Accept-Encoding': 'br' });
        expect([label, small.status]).toEqual([label, 404]);
      }
    });

    // Seen to fail: without the line for groups, on nginx with OpenSSL 3.0 and on Caddy 2.6.
    test('a handshake takes ML-KEM with X25519, and X25519 alone', async () => {
      test.skip(name === 'apache', 'Its TLS is not in the recipe.');
      const tooOld = name === 'apache' ? null : isTooOld(name);
      test.skip(tooOld !== null, tooOld ?? '');
      expect(await groupsTaken(host)).toEqual([...keyExchanges]);
    });

    test('plain HTTP redirects to the same address over TLS', async () => {
      const { status, headers } = await sendRaw(host, '/about?x=1', {}, { secure: false });
      expect([301, 308]).toContain(status);
      // Caddy omits the port.
      expect(headers.location?.replace(`:${host.httpsPort}`, '')).toBe(
        'https://localhost/about?x=1',
      );
    });

    test('an invalid address is refused and not echoed', async () => {
      for (const address of ['/%E0%A4%A<s>', `/<s>${'a'.repeat(6_000)}`]) {
        const { status, body } = await sendRaw(host, address);
        // If a name is too long for the file system, Caddy returns 500, and Apache 403.
        expect([400, 403, 404, 500]).toContain(status);
        expect(body.toString()).not.toContain('<s>');
      }
    });
  });
}
