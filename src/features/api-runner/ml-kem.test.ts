import { createHash, createPrivateKey, createPublicKey, diffieHellman } from 'node:crypto';

import { ml_kem768 as mlKem } from '@noble/post-quantum/ml-kem.js';
import { sha3_256 } from '@noble/hashes/sha3.js';
import { expect, test } from 'vitest';

import { kems } from './kems.ts';

/** Node's ML-KEM (OpenSSL), which shares no code with noble. TypeScript has no types for it yet. */
type NativeKem = SubtleCrypto & {
  encapsulateBits: (
    algorithm: { name: string },
    key: CryptoKey,
  ) => Promise<{ ciphertext: ArrayBuffer; sharedKey: ArrayBuffer }>;
  decapsulateBits: (
    algorithm: { name: string },
    key: CryptoKey,
    ciphertext: BufferSource,
  ) => Promise<ArrayBuffer>;
};
const subtle = crypto.subtle as NativeKem;
const isNative = typeof subtle.encapsulateBits === 'function';
const algorithm = { name: 'ML-KEM-768' };
const raw = (format: string) => format as 'raw';

const seed = Uint8Array.from({ length: 64 }, (_, index) => index);

test.skipIf(!isNative)('derives the same key pair from a seed as OpenSSL', async () => {
  const { publicKey } = mlKem.keygen(seed);
  const usages = ['decapsulateBits'] as unknown as KeyUsage[];
  const key = await subtle.importKey(raw('raw-seed'), seed, algorithm, true, usages);
  const jwk = (await subtle.exportKey('jwk', key)) as { pub?: string };
  expect(Buffer.from(publicKey).toString('base64url')).toBe(jwk.pub);
});

test.skipIf(!isNative)('OpenSSL decapsulates what noble encapsulated', async () => {
  const { publicKey } = mlKem.keygen(seed);
  const { cipherText, sharedSecret } = mlKem.encapsulate(publicKey);
  const usages = ['decapsulateBits'] as unknown as KeyUsage[];
  const key = await subtle.importKey(raw('raw-seed'), seed, algorithm, false, usages);
  const opened = await subtle.decapsulateBits(algorithm, key, Uint8Array.from(cipherText));
  expect(new Uint8Array(opened)).toEqual(Uint8Array.from(sharedSecret));
});

test.skipIf(!isNative)('noble decapsulates what OpenSSL encapsulated', async () => {
  const { publicKey, secretKey } = mlKem.keygen(seed);
  const usages = ['encapsulateBits'] as unknown as KeyUsage[];
  const bytes = Uint8Array.from(publicKey);
  const key = await subtle.importKey(raw('raw-public'), bytes, algorithm, false, usages);
  const { ciphertext, sharedKey } = await subtle.encapsulateBits(algorithm, key);
  const opened = mlKem.decapsulate(new Uint8Array(ciphertext), secretKey);
  expect(opened).toEqual(new Uint8Array(sharedKey));
});

test.skipIf(!isNative)('OpenSSL opens what the hybrid encapsulated (X-Wing)', async () => {
  const hybrid = kems['X25519-ML-KEM-768'];
  const { publicKey, secretKey } = hybrid.keygen(seed.slice(0, 32));
  const { cipherText, sharedSecret } = hybrid.encapsulate(publicKey);
  // The secret key is a seed: SHAKE256 expands it to ML-KEM's seed and the X25519 scalar.
  const expanded = createHash('shake256', { outputLength: 96 }).update(secretKey).digest();
  const usages = ['decapsulateBits'] as unknown as KeyUsage[];
  const mlKemSeed = Uint8Array.from(expanded.subarray(0, 64));
  const key = await subtle.importKey(raw('raw-seed'), mlKemSeed, algorithm, false, usages);
  const first = await subtle.decapsulateBits(algorithm, key, cipherText.slice(0, 1_088));
  const pkcs8 = Buffer.from('302e020100300506032b656e04220420', 'hex');
  const privateKey = createPrivateKey({
    key: Buffer.concat([pkcs8, expanded.subarray(64)]),
    format: 'der',
    type: 'pkcs8',
  });
  const spki = Buffer.from('302a300506032b656e032100', 'hex');
  const sender = cipherText.slice(1_088);
  const second = diffieHellman({
    privateKey,
    publicKey: createPublicKey({
      key: Buffer.concat([spki, sender]),
      format: 'der',
      type: 'spki',
    }),
  });
  const combined = createHash('sha3-256')
    .update(new Uint8Array(first))
    .update(second)
    .update(sender)
    .update(publicKey.slice(1_184))
    .update('\\.//^\\')
    .digest();
  expect(combined).toEqual(Buffer.from(sharedSecret));
});

test('a changed ciphertext gives a different secret instead of an error (implicit rejection)', () => {
  const { publicKey, secretKey } = mlKem.keygen(seed);
  const { cipherText, sharedSecret } = mlKem.encapsulate(publicKey);
  cipherText[0] = (cipherText[0] ?? 0) ^ 1;
  const other = mlKem.decapsulate(cipherText, secretKey);
  expect(other).toHaveLength(32);
  expect(other).not.toEqual(sharedSecret);
});

test('gives the same values in every version of noble', () => {
  const { publicKey, secretKey } = mlKem.keygen(seed);
  const { cipherText, sharedSecret } = mlKem.encapsulate(publicKey, seed.slice(0, 32));
  const digest = (bytes: Uint8Array) => Buffer.from(sha3_256(bytes)).toString('hex').slice(0, 16);
  expect([publicKey, secretKey, cipherText, sharedSecret].map(digest)).toMatchInlineSnapshot(`
    [
      "a24e16d8f8f9383a",
      "1149f17c3c4ac6ab",
      "59b53ea25088a7ab",
      "cf4dc4b71a193b5a",
    ]
  `);
});
