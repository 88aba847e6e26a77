import { ml_kem768 as mlKem } from '@noble/post-quantum/ml-kem.js';

import { type Box, nonceBytes, open, seal } from '../../lib/seal/aes-gcm.ts';
import { type Bytes, hexOf, withFlips } from '../../lib/seal/bytes.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from '../words.ts';

export type ExchangeResult = {
  /** Index of the byte changed in transit; null if none. */
  changed: number | null;
  /** The receiver's secret in hexadecimal. */
  secret: string;
  /** `untried` without WebCrypto, for example on a page without https. */
  opens: 'opened' | 'refused' | 'untried';
};

type Verdict = { verdict: string; why: string; tone?: 'ink' | 'attack' | 'ok' };

/** What each algorithm reports to the receiver. */
export function exchangeVerdicts(
  { secret, opens }: ExchangeResult,
  sent: string,
  message: string,
): { mlKem: Verdict; aesGcm: Verdict } {
  const mlKem: Verdict =
    secret === sent
      ? { verdict: words.sameSecret, tone: 'ok', why: words.whySameSecret }
      : { verdict: words.noClue, why: words.whyNoClue };
  const openings: Record<ExchangeResult['opens'], Verdict> = {
    opened: { verdict: words.opened, tone: 'ok', why: fill(words.whyOpened, { message }) },
    refused: { verdict: words.rejected, tone: 'attack', why: words.whyRejected },
    untried: { verdict: words.notTried, why: words.whyNotTried },
  };
  return { mlKem, aesGcm: openings[opens] };
}

/** Looks random, but is the same everywhere. Protects nothing. */
export const fixedBytes = (length: number, step: number): Bytes =>
  Uint8Array.from({ length }, (_, index) => (index * step + 11) & 255);

const seed = fixedBytes(64, 37);
const randomness = fixedBytes(32, 91);

function makeSample() {
  const { publicKey, secretKey } = mlKem.keygen(seed);
  const { cipherText, sharedSecret } = mlKem.encapsulate(publicKey, randomness);
  return {
    secretKey,
    ciphertext: Uint8Array.from(cipherText),
    secret: Uint8Array.from(sharedSecret),
  };
}

let made: ReturnType<typeof makeSample> | undefined;

/** Made when it is first needed, because it takes long on a slow phone. */
const sample = () => (made ??= makeSample());

/** An ML-KEM-768 encapsulation (FIPS 203) with a fixed key and randomness: the same at build and in the browser. */
export const sampleCapsule = (): { ciphertext: Bytes; secret: Bytes } => sample();

export const sampleBox = (text: string): Promise<Box> =>
  seal(sampleCapsule().secret, fixedBytes(nonceBytes, 53), new TextEncoder().encode(text));

/**
 * Decapsulates and decrypts at the receiver, with one byte of the ML-KEM ciphertext changed.
 * @param changed index of the byte, 0 to 1,087; null for none
 * @param text the sealed message
 */
export async function receiveSample(changed: number | null, text: string): Promise<ExchangeResult> {
  const { ciphertext, secretKey } = sample();
  const arrived = changed === null ? ciphertext : withFlips(ciphertext, [changed]);
  const secret = Uint8Array.from(mlKem.decapsulate(arrived, secretKey));
  const received = { changed, secret: hexOf(secret) };
  const { subtle }: Partial<Crypto> = crypto;
  if (!subtle) return { ...received, opens: 'untried' };
  const plain = await open(secret, await sampleBox(text));
  return { ...received, opens: plain ? 'opened' : 'refused' };
}
