import { ml_kem768 as mlKem } from '@noble/post-quantum/ml-kem.js';

import type { Bytes } from '../../lib/seal/bytes.ts';

type Encapsulated = { readonly ciphertext: ArrayBuffer; readonly sharedKey: ArrayBuffer };

/** ML-KEM in `crypto.subtle`, by the WICG draft "Modern Algorithms in the Web Cryptography API". */
type NativeSubtle = {
  generateKey: (name: object, extractable: boolean, usages: string[]) => Promise<CryptoKeyPair>;
  exportKey: (format: string, key: CryptoKey) => Promise<ArrayBuffer>;
  importKey: (
    format: string,
    key: Bytes,
    name: object,
    extractable: boolean,
    usages: string[],
  ) => Promise<CryptoKey>;
  encapsulateBits: (name: object, key: CryptoKey) => Promise<Encapsulated>;
  decapsulateBits: (name: object, key: CryptoKey, ciphertext: Bytes) => Promise<ArrayBuffer>;
};

/** TypeScript has no types for the draft yet. Only some browsers have it: check `hasNativeKem` first. */
export const nativeSubtle = () => crypto.subtle as unknown as NativeSubtle;

/** The private key is stored as its 64-byte seed, d ‖ z (FIPS 203). */
export type KeyPair = { readonly publicKey: Bytes; readonly seed: Bytes };
export type Capsule = { readonly ciphertext: Bytes; readonly secret: Bytes };

/** ML-KEM-768 (FIPS 203). Both implementations use the same encodings, so they are interchangeable. */
export type Kem = {
  readonly makePair: () => Promise<KeyPair>;
  readonly encapsulate: (publicKey: Bytes) => Promise<Capsule>;
  /** Never fails for a ciphertext of the right length: a changed one gives a different secret. */
  readonly decapsulate: (ciphertext: Bytes, seed: Bytes) => Promise<Bytes>;
};

export type KemName = 'native' | 'noble';

const parameters = { name: 'ML-KEM-768' };

const native: Kem = {
  async makePair() {
    const usages = ['encapsulateBits', 'decapsulateBits'];
    const pair = await nativeSubtle().generateKey(parameters, true, usages);
    const [publicKey, seed] = await Promise.all([
      nativeSubtle().exportKey('raw-public', pair.publicKey),
      nativeSubtle().exportKey('raw-seed', pair.privateKey),
    ]);
    return { publicKey: new Uint8Array(publicKey), seed: new Uint8Array(seed) };
  },
  async encapsulate(publicKey) {
    const usages = ['encapsulateBits'];
    const key = await nativeSubtle().importKey('raw-public', publicKey, parameters, false, usages);
    const { ciphertext, sharedKey } = await nativeSubtle().encapsulateBits(parameters, key);
    return { ciphertext: new Uint8Array(ciphertext), secret: new Uint8Array(sharedKey) };
  },
  async decapsulate(ciphertext, seed) {
    const usages = ['decapsulateBits'];
    const key = await nativeSubtle().importKey('raw-seed', seed, parameters, false, usages);
    return new Uint8Array(await nativeSubtle().decapsulateBits(parameters, key, ciphertext));
  },
};

const noble: Kem = {
  async makePair() {
    const seed = crypto.getRandomValues(new Uint8Array(64));
    return { publicKey: Uint8Array.from(mlKem.keygen(seed).publicKey), seed };
  },
  async encapsulate(publicKey) {
    const { cipherText, sharedSecret } = mlKem.encapsulate(publicKey);
    return { ciphertext: Uint8Array.from(cipherText), secret: Uint8Array.from(sharedSecret) };
  },
  async decapsulate(ciphertext, seed) {
    const { secretKey } = mlKem.keygen(seed);
    return Uint8Array.from(mlKem.decapsulate(ciphertext, secretKey));
  },
};

export const kems: Record<KemName, Kem> = { native, noble };

/** Whether this browser has ML-KEM-768, tested by using it. */
export async function hasNativeKem(): Promise<boolean> {
  try {
    const { publicKey } = await native.makePair();
    return (await native.encapsulate(publicKey)).ciphertext.length === 1088;
  } catch {
    return false;
  }
}
