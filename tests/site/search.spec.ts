import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from '@playwright/test';

import { htmlFile } from '../../build/page-file.ts';
import { createEngine } from '../../src/features/search/engine.ts';
import type { SearchIndex } from '../../src/features/search/indexed-page.ts';

const dist = resolve(import.meta.dirname, '../../dist');
const { pages }: SearchIndex = JSON.parse(readFileSync(resolve(dist, 'search-index.json'), 'utf8'));
const engine = await createEngine(pages);

const questions = [
  ['how do I install the sdk', '/docs#install-the-sdk'],
  ['verify checksum of download', '/docs#install-the-sdk'],
  ['first encryption curl', '/docs#first-encryption'],
  ['test key vs live key', '/docs#environments'],
  ['401', '/docs#reading-errors'],
  ['retry after 429', '/docs#reading-errors'],
  ['revoke leaked api key', '/docs#api-keys'],
  ['how do I rotate a key', '/docs#key-rotation'],
  ['access denied which rule', '/docs#roles-and-policies'],
  ['audit log json fields', '/docs#audit-log'],
  ['search in an encrypted column', '/docs#field-encryption'],
  ['blind index', '/docs#field-encryption'],
  ['truncated file', '/docs#file-encryption'],
  ['createCipheriv nonce', '/docs#file-encryption'],
  ['tokenize names before a language model', '/docs#tokenization'],
  ['migrate RSA wraps', '/docs#migrating-old-data'],
  ['enroll a node', '/docs#joining-the-mesh'],
  ['X25519MLKEM768 openssl s_client', '/docs#hybrid-handshake'],
  ['failover how long', '/docs#failover-behavior'],
  ['prometheus alert', '/docs#monitoring-a-node'],
  ['ML-KEM-768 public key size', '/solutions/developers#sizes'],
  ['encrypted_data response field', '/api'],
] as const;

for (const [question, place] of questions) {
  test(`“${question}” finds ${place} among the first three results`, () => {
    const first = engine.search(question).results.slice(0, 3);
    expect(first.some(({ href }) => href.startsWith(place))).toBe(true);
  });
}

test('every page in the sitemap is in the index', () => {
  const sitemap = readFileSync(resolve(dist, 'sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
  expect(pages.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
});

test('every anchor in the index exists on its page', () => {
  for (const { path, sections } of pages) {
    const html = readFileSync(resolve(dist, htmlFile(path)), 'utf8');
    for (const [anchor] of sections) {
      if (anchor) expect(html.split(`id="${anchor}"`), `${path}#${anchor}`).toHaveLength(2);
    }
  }
});

test('the index contains text, not markup', () => {
  for (const { path, sections } of pages) {
    for (const [, heading, , text] of sections) {
      expect(`${heading} ${text}`, path).not.toMatch(
        /<\/(?:div|section|article|svg)|&(?:amp|lt|quot|#)|class="/,
      );
    }
  }
});
