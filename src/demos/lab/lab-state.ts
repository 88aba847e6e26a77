import type { Box } from '../../lib/seal/aes-gcm.ts';
import type { Bytes } from '../../lib/seal/bytes.ts';
import type { Capsule, KemName, KeyPair } from './kem.ts';
import type { Share } from './shamir.ts';
import type { Support } from './tasks.ts';

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
