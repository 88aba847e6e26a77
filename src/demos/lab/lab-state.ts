import { combine, split as splitBytes } from 'shamir-secret-sharing';

import type { Box } from '../../lib/seal/aes-gcm.ts';
import type { Bytes } from '../../lib/seal/bytes.ts';
import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import { listOf, plural } from '../../lib/text/grammar.ts';
import type { Capsule, KemName, KeyPair } from './kem.ts';
import type { Support } from './tasks.ts';
import * as words from './words.ts';

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
  native: words.nativeKem,
  noble: words.nobleKem,
};

/** Lines of the lab's log. */
export const labMessages = {
  support: ({ webCrypto, nativeKem }: Support): string =>
    nativeKem ? words.hasNative : webCrypto ? words.hasNoNative : words.isInsecure,
  chosen: (kem: KemName): string => fill(words.kemChosen, { kem: kemLabels[kem] }),
  pair: (kem: KemName, { publicKey, seed }: KeyPair): string =>
    fill(words.pairMade, {
      kem: kemLabels[kem],
      publicKey: grouped(publicKey.length),
      seed: seed.length,
    }),
  capsule: (kem: KemName, { ciphertext, secret }: Capsule): string =>
    fill(words.encapsulated, {
      kem: kemLabels[kem],
      ciphertext: grouped(ciphertext.length),
      secret: secret.length,
    }),
  box: ({ nonce, ciphertext, tag }: Box): string =>
    fill(words.encrypted, { nonce: nonce.length, ciphertext: ciphertext.length, tag: tag.length }),
  noWebCrypto: words.withoutWebCrypto,
  flip: (part: PartInTransit, place: number, from: string, to: string): string =>
    fill(part === 'capsule' ? words.capsuleByteChanged : words.boxByteChanged, {
      place: grouped(place),
      from,
      to,
    }),
  restored: words.restored,
  received: ({ sameSecret, message }: Received, bits: number): string => {
    const secret = sameSecret ? words.secretAgrees : fill(words.secretDiffers, { bits });
    if (message === null) return secret;
    return `${secret} ${message === 'refused' ? words.messageRefused : words.messageOpens}`;
  },
  split: fill(words.secretSplit, { count: shareCount, needed: threshold }),
  chosenShares: (chosen: readonly number[]): string =>
    chosen.length === 0
      ? words.noShareChosen
      : fill(plural(chosen.length, words.sharesChosen), { shares: listOf(chosen) }),
  failed: (error: unknown): string =>
    fill(words.didNotWork, { reason: error instanceof Error ? error.message : String(error) }),
};

/** The two parts in transit. */
export type PartInTransit = 'capsule' | 'box';

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
  readonly flips: Readonly<Record<PartInTransit, ReadonlySet<number>>>;
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
export function flipped(
  flips: LabState['flips'],
  part: PartInTransit,
  place: number,
): LabState['flips'] {
  const places = new Set(flips[part]);
  if (!places.delete(place)) places.add(place);
  return { ...flips, [part]: places };
}
