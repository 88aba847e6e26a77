import { createHash, createPrivateKey, createPublicKey, diffieHellman } from 'node:crypto';

import { expect, test } from 'vitest';

import { knownKems, tamperedBody } from './seal.ts';

const data = 'A'.repeat(1400);

test('changes one character of the sealed data', () => {
  const body = JSON.stringify({ encrypted_data: data, key_id: 'k_1' }, null, 2);
  const changed = tamperedBody(body) ?? '';
  expect(changed).toHaveLength(body.length);
  expect(Array.from(changed).filter((character, index) => character !== body[index])).toEqual([
    'B',
  ]);
  expect(JSON.parse(changed)).toHaveProperty('key_id', 'k_1');
});

test('a second change restores the first character', () => {
  const body = JSON.stringify({ encrypted_data: data });
  expect(tamperedBody(tamperedBody(body) ?? '')).toBe(body);
});

test.each(['', '{}', '{"encrypted_data": "short"}', `{"data": "${data}"}`])(
  'finds nothing to change in %j',
  (body) => expect(tamperedBody(body)).toBeNull(),
);

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

test.skipIf(!isNative)('OpenSSL opens what the hybrid encapsulated (X-Wing)', async () => {
  const hybrid = knownKems['X25519-ML-KEM-768'];
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
    publicKey: createPublicKey({ key: Buffer.concat([spki, sender]), format: 'der', type: 'spki' }),
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
