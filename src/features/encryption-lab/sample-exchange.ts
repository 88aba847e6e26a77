import { ml_kem768 as mlKem } from '@noble/post-quantum/ml-kem.js';

import { type Bytes, withFlips } from './bytes.ts';
import { type Box, nonceBytes, open, seal } from './gcm.ts';
import type { Received } from './lab-state.ts';

/** Bytes that look random and are the same everywhere. They protect nothing. */
const fixedBytes = (length: number, step: number): Bytes =>
  Uint8Array.from({ length }, (_, index) => (index * step + 11) & 255);

/** Bytes of an ML-KEM-768 ciphertext. */
export const sampleBytes = 1088;

const seed = fixedBytes(64, 37);
const randomness = fixedBytes(32, 91);

/**
 * The ciphertext of an ML-KEM-768 exchange (FIPS 203) with a fixed key pair and fixed randomness, so that
 * the page and the browser show the same 1,088 bytes.
 */
export function sampleCapsule(): { ciphertext: Bytes; secret: Bytes } {
  const { publicKey } = mlKem.keygen(seed);
  const { cipherText, sharedSecret } = mlKem.encapsulate(publicKey, randomness);
  return { ciphertext: Uint8Array.from(cipherText), secret: Uint8Array.from(sharedSecret) };
}

/** Seals a text with AES-256-GCM under the secret of the sample exchange. */
export const sampleBox = (text: string): Promise<Box> =>
  seal(sampleCapsule().secret, fixedBytes(nonceBytes, 53), new TextEncoder().encode(text));

/**
 * What the receiver makes of the exchange when one byte of the ML-KEM ciphertext was changed on the way.
 * @param changed index of the byte, 0 to 1,087; null when all arrived as sent
 * @param text the message that was sealed
 * @returns `message` is null where the browser offers no WebCrypto, as on a page without https
 */
export async function receiveSample(changed: number | null, text: string): Promise<Received> {
  const { ciphertext, secret: sent } = sampleCapsule();
  const arrived = changed === null ? ciphertext : withFlips(ciphertext, [changed]);
  const secret = Uint8Array.from(mlKem.decapsulate(arrived, mlKem.keygen(seed).secretKey));
  const sameSecret = secret.every((byte, at) => byte === sent[at]);
  if ((crypto as Partial<Crypto>).subtle === undefined)
    return { secret, sameSecret, message: null };
  const plain = await open(secret, await sampleBox(text));
  return {
    secret,
    sameSecret,
    message: plain ? { text: new TextDecoder().decode(plain) } : 'refused',
  };
}
