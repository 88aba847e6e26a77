import { combine, split as splitBytes } from 'shamir-secret-sharing';

import type { Bytes } from '../../lib/seal/bytes.ts';

/** The last byte is the x-coordinate of the share. */
export type Share = { readonly number: number; readonly bytes: Bytes };

export const threshold = 3;
export const shareCount = 5;

/** Splits a secret into five shares, any three of which rebuild it (Shamir 1979, over GF(256)). */
export async function split(secret: Uint8Array): Promise<Share[]> {
  const shares = await splitBytes(secret, shareCount, threshold);
  return shares.map((bytes, index) => ({ number: index + 1, bytes: Uint8Array.from(bytes) }));
}

/**
 * Combines shares: three or more give the secret. Two give a wrong value, without an error.
 * @returns null for fewer than two shares
 */
export async function rebuild(shares: readonly Share[]): Promise<Bytes | null> {
  if (shares.length < 2) return null;
  return Uint8Array.from(await combine(shares.map(({ bytes }) => bytes)));
}
