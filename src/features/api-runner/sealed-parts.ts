/** Overhead of sealed data, in bytes. */
const bytes = { version: 1, fingerprint: 4, encapsulation: 1_088, nonce: 12, tag: 16 } as const;

/** Sealed data names its key by the first bytes of the public key's SHA-256. */
export const fingerprintBytes = bytes.fingerprint;
export const kemAt = bytes.version + bytes.fingerprint;
export const nonceAt = kemAt + bytes.encapsulation;
export const boxAt = nonceAt + bytes.nonce;
export const tagBytes = bytes.tag;

/** The parts of sealed data, in order. */
export const sealedParts = (textBytes: number) =>
  [
    { part: 'version and key', bytes: kemAt, tone: 'beta' },
    { part: 'ML-KEM-768 ciphertext', bytes: bytes.encapsulation, tone: 'gamma' },
    { part: 'nonce', bytes: bytes.nonce, tone: 'delta' },
    { part: 'text', bytes: textBytes, tone: 'ink' },
    { part: 'tag', bytes: bytes.tag, tone: 'soon' },
  ] as const;

export const sealedBytes = (textBytes: number): number =>
  sealedParts(textBytes).reduce((sum, part) => sum + part.bytes, 0);
