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
