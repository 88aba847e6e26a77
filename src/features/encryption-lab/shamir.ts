import { combine, split as splitBytes } from 'shamir-secret-sharing';

import type { Bytes } from './bytes.ts';

/** One share of a secret. Its last byte names the place where the polynomials were evaluated. */
export type Share = { readonly number: number; readonly bytes: Bytes };

/** Any three of the five rebuild the secret. */
export const threshold = 3;
export const shareCount = 5;

/** Splits a secret into five shares, any three of which rebuild it (Shamir, 1979, over GF(256)). */
export async function split(secret: Uint8Array): Promise<Share[]> {
  const shares = await splitBytes(secret, shareCount, threshold);
  return shares.map((bytes, index) => ({ number: index + 1, bytes: Uint8Array.from(bytes) }));
}

/**
 * What some shares give together: the secret from three on. Two give another value, and nothing tells that it
 * is wrong.
 * @returns null for fewer than two shares, which give nothing
 */
export async function rebuild(shares: readonly Share[]): Promise<Bytes | null> {
  if (shares.length < 2) return null;
  return Uint8Array.from(await combine(shares.map(({ bytes }) => bytes)));
}
