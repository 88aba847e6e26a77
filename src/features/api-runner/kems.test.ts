import { createHash, createPrivateKey, createPublicKey, diffieHellman } from 'node:crypto';

import { expect, test } from 'vitest';

import { hasNativeKem } from '../encryption-lab/kem.ts';
import { nativeSubtle } from '../encryption-lab/native-subtle.ts';
import { kems } from './kems.ts';

const algorithm = { name: 'ML-KEM-768' };
const pkcs8 = Buffer.from('302e020100300506032b656e04220420', 'hex');
const spki = Buffer.from('302a300506032b656e032100', 'hex');

// Node's ML-KEM and X25519 are OpenSSL's, which share no code with noble.
test.skipIf(!(await hasNativeKem()))(
  'OpenSSL opens what the hybrid encapsulated (X-Wing)',
  async () => {
    const hybrid = kems['X25519-ML-KEM-768'];
    const { publicKey, secretKey } = hybrid.keygen(Uint8Array.from({ length: 32 }, (_, i) => i));
    const { cipherText, sharedSecret } = hybrid.encapsulate(publicKey);
    // The secret key is a seed: SHAKE256 expands it to ML-KEM's seed and the X25519 scalar.
    const expanded = createHash('shake256', { outputLength: 96 }).update(secretKey).digest();
    const seed = Uint8Array.from(expanded.subarray(0, 64));
    const usages = ['decapsulateBits'];
    const key = await nativeSubtle().importKey('raw-seed', seed, algorithm, false, usages);
    const ciphertext = Uint8Array.from(cipherText.subarray(0, 1_088));
    const first = await nativeSubtle().decapsulateBits(algorithm, key, ciphertext);
    const sender = cipherText.subarray(1_088);
    const der = (...parts: readonly Uint8Array[]) =>
      ({ key: Buffer.concat(parts), format: 'der' }) as const;
    const second = diffieHellman({
      privateKey: createPrivateKey({ ...der(pkcs8, expanded.subarray(64)), type: 'pkcs8' }),
      publicKey: createPublicKey({ ...der(spki, sender), type: 'spki' }),
    });
    const combined = createHash('sha3-256')
      .update(new Uint8Array(first))
      .update(second)
      .update(sender)
      .update(publicKey.slice(1_184))
      .update('\\.//^\\')
      .digest();
    expect(combined).toEqual(Buffer.from(sharedSecret));
  },
);
