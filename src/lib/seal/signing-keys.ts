import { fromBase64 } from './base64.ts';
import { type Bytes, hexOf } from './bytes.ts';
import { fingerprintOf } from './fingerprint.ts';

/** A public key of ML-DSA-65 (FIPS 204). */
export type SigningKey = {
  readonly bytes: Bytes;
  /** SHA-256 of the key in DER. */
  readonly fingerprint: string;
};

/** How the DER of each such key begins (RFC 9881). The 1,952 bytes of FIPS 204 follow. */
const derStart = '308207b2300b0609608648016503040312038207a100';
const derLength = derStart.length / 2 + 1952;

/**
 * Reads public keys in PEM.
 * @throws Error if there is none, or one of another algorithm
 */
export async function parseSigningKeys(pem: string): Promise<readonly SigningKey[]> {
  const blocks = [...pem.matchAll(/-----BEGIN ([^-]+)-----([^-]+)-----END \1-----/g)];
  if (blocks.length === 0) throw new Error('There is no key in PEM in it.');
  return Promise.all(
    blocks.map(async ([, label, base64 = ''], at) => {
      const der = fromBase64(base64);
      const start = der?.subarray(0, derStart.length / 2);
      if (
        label !== 'PUBLIC KEY' ||
        der?.length !== derLength ||
        !start ||
        hexOf(start) !== derStart
      )
        throw new Error(`Key ${at + 1} in it is not a public key of ML-DSA-65.`);
      return { bytes: der.slice(derStart.length / 2), fingerprint: await fingerprintOf(der) };
    }),
  );
}
