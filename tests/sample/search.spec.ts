import { expect, test } from '@playwright/test';

import { createEngine } from '../../src/features/search/engine.ts';
import type { SearchIndex } from '../../src/features/search/search-index.ts';
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

/** Terms of the field as these pages write them. A hyphen stands for a blank too. */
const terms =
  'post-quantum zero-trust ML-KEM ML-KEM-768 ML-KEM-1024 ML-DSA ML-DSA-65 SLH-DSA FIPS-203 FIPS-204 FIPS-205 FIPS-140-3 AES-128 AES-256 AES-256-GCM SHA-256 SHA-384 RSA-2048 RSA-4096 P-256 P-384 X-25519 X-25519-ML-KEM-768 TLS-1.3 SP-800-208 NSM-10 key-rotation key-encapsulation key-exchange key-management API-key hash-based lattice-based audit-log blind-index field-encryption file-encryption side-channel quantum-safe quantum-secure quantum-computer hybrid-handshake access-policy re-wrap e-mail supply-chain data-protection constant-time zero-knowledge role-based on-premises round-trip threat-model public-key elliptic-curve Diffie-Hellman crypto-agility fail-over root-of-trust end-to-end'.split(
    ' ',
  );
const otherCase = (term: string) =>
  term === term.toLowerCase() ? term.toUpperCase() : term.toLowerCase();
const placeOf = (href: string | undefined) => href?.split(/#?:~:/)[0];

test('a term leads to one place with hyphens, with blanks, as one word and in other case', () => {
  const placesOf = (query: string) => engine.search(query).results.map(({ href }) => placeOf(href));
  const lost = terms.flatMap((term) => {
    const blank = term.replaceAll('-', ' ');
    const [place] = placesOf(blank);
    const ways = [term, blank, term.replaceAll('-', ''), otherCase(term), otherCase(blank)];
    return ways.filter((way) => !place || !placesOf(way).slice(0, 3).includes(place));
  });
  expect(lost).toEqual([]);
});
