import { combine, split as splitBytes } from 'shamir-secret-sharing';

import type { Box } from '../../lib/seal/aes-gcm.ts';
import type { Bytes } from '../../lib/seal/bytes.ts';
import { grouped } from '../../lib/text/format.ts';
import { listOf } from '../../lib/text/grammar.ts';
import type { Capsule, KemName, KeyPair } from './kem.ts';
import type { Support } from './tasks.ts';

/** The last byte is the x-coordinate of the share. */
type Share = { readonly number: number; readonly bytes: Bytes };

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

export const kemLabels: Record<KemName, string> = {
  native: 'the browser’s own ML-KEM',
  noble: 'noble-post-quantum (JavaScript)',
};

const parts: Record<Part, string> = { capsule: 'the KEM ciphertext', box: 'the AES-GCM message' };

/** Lines of the lab's log. */
export const labMessages = {
  support: ({ webCrypto, nativeKem }: Support): string =>
    nativeKem
      ? 'This browser has ML-KEM-768 of its own. It is used unless you choose noble.'
      : webCrypto
        ? 'This browser has no ML-KEM of its own, so noble-post-quantum computes it.'
        : 'This address is not secure (no https), so the browser withholds WebCrypto. ML-KEM and the shares work, through noble and this page; AES-256-GCM and the comparison with RSA and P-256 do not.',
  chosen: (kem: KemName): string => `From now on ${kemLabels[kem]} computes ML-KEM-768.`,
  pair: (kem: KemName, { publicKey, seed }: KeyPair): string =>
    `Key pair made by ${kemLabels[kem]}: public key ${grouped(publicKey.length)} bytes, private seed ${seed.length} bytes.`,
  capsule: (kem: KemName, { ciphertext, secret }: Capsule): string =>
    `Encapsulated by ${kemLabels[kem]}: a ciphertext of ${grouped(ciphertext.length)} bytes that carries a secret of ${secret.length}.`,
  box: ({ nonce, ciphertext, tag }: Box): string =>
    `Message encrypted with AES-256-GCM: nonce ${nonce.length}, ciphertext ${ciphertext.length}, tag ${tag.length} bytes.`,
  noWebCrypto:
    'Nothing was encrypted: the browser gives AES-256-GCM only to pages over https or on localhost.',
  flip: (part: Part, place: number, from: string, to: string): string =>
    `Byte ${grouped(place)} of ${parts[part]} is now ${to}; it was ${from}.`,
  restored: 'Every byte is as it was sent.',
  received: ({ sameSecret, message }: Received, bits: number): string => {
    const secret = sameSecret
      ? 'ML-KEM: both sides hold the same secret.'
      : `ML-KEM reported no error and gave another secret: ${bits} of 256 bits differ.`;
    if (message === null) return secret;
    if (message !== 'refused') return `${secret} AES-GCM: the tag matches, the message opens.`;
    return `${secret} AES-GCM refused: the tag does not match, and no text is given out.`;
  },
  split: `The secret was split into ${shareCount} shares; any ${threshold} of them rebuild it.`,
  chosenShares: (chosen: readonly number[]): string =>
    chosen.length === 0
      ? 'No share is chosen.'
      : `Chosen: ${chosen.length === 1 ? 'share' : 'shares'} ${listOf(chosen)}.`,
  failed: (error: unknown): string =>
    `That did not work: ${error instanceof Error ? error.message : String(error)}`,
};

/** The two parts in transit. */
export type Part = 'capsule' | 'box';

export type Received = {
  readonly secret: Bytes;
  readonly sameSecret: boolean;
  /** `refused` if the tag does not match; null if nothing was encrypted. */
  readonly message: { readonly text: string } | 'refused' | null;
};

export type LabState = {
  /** Null until `prepare` resolves. */
  readonly support: Support | null;
  readonly kem: KemName;
  readonly pair: KeyPair | null;
  readonly capsule: Capsule | null;
  readonly box: Box | null;
  /** Indexes of the bytes flipped in transit. */
  readonly flips: Readonly<Record<Part, ReadonlySet<number>>>;
  readonly received: Received | null;
  readonly shares: readonly Share[] | null;
  /** Numbers of the chosen shares. */
  readonly chosen: ReadonlySet<number>;
  /** The secret that the chosen shares combine to, right or wrong. */
  readonly rebuilt: Bytes | null;
  /** Oldest first. */
  readonly log: readonly string[];
};

const noFlips = { capsule: new Set<number>(), box: new Set<number>() };

export const emptyLab: LabState = {
  support: null,
  kem: 'noble',
  pair: null,
  capsule: null,
  box: null,
  flips: noFlips,
  received: null,
  shares: null,
  chosen: new Set([1, 3, 5]),
  rebuilt: null,
  log: [],
};

/** What to reset after a new key pair, encapsulation or message. */
export const afterPair = { capsule: null, box: null, flips: noFlips, received: null, shares: null };
export const afterCapsule = { box: null, flips: noFlips, received: null, shares: null };
export const unflipped = { flips: noFlips };

/** Toggles a flip. */
export function flipped(flips: LabState['flips'], part: Part, place: number): LabState['flips'] {
  const places = new Set(flips[part]);
  if (!places.delete(place)) places.add(place);
  return { ...flips, [part]: places };
}
