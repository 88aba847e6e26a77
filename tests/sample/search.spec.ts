import { expect, test } from '@playwright/test';

import { createEngine } from '../../src/features/search/engine.ts';
import type { SearchIndex } from '../../src/features/search/indexed-page.ts';
import { read } from '../support/dist.ts';

const { pages }: SearchIndex = JSON.parse(read('search-index.json'));
const engine = await createEngine(pages);

/** What a developer would type, and the place that answers it. */
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
  test(`“${question}” leads to ${place} within three results`, () => {
    const first = engine.search(question).results.slice(0, 3);
    expect(first.some(({ href }) => href.startsWith(place))).toBe(true);
  });
}
