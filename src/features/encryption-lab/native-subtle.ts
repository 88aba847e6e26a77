import type { Bytes } from './bytes.ts';

type Encapsulated = { readonly ciphertext: ArrayBuffer; readonly sharedKey: ArrayBuffer };

/**
 * What the draft "Modern Algorithms in the Web Cryptography API" adds to `crypto.subtle` for ML-KEM.
 * TypeScript does not know it yet, and not every browser has it.
 */
export type NativeSubtle = {
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
