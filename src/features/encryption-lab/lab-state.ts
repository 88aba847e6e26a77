import type { Bytes } from './bytes.ts';
import type { Box } from './gcm.ts';
import type { Capsule, KemName, KeyPair } from './kem.ts';
import type { Share } from './shamir.ts';
import type { Support } from './tasks.ts';

/** The two things that travel. */
export type Part = 'capsule' | 'box';

/** What the receiver comes to. */
export type Received = {
  readonly secret: Bytes;
  readonly sameSecret: boolean;
  /** The message; `refused` by the tag; null where nothing was encrypted. */
  readonly message: { readonly text: string } | 'refused' | null;
};

export type LabState = {
  /** Null until it was asked. */
  readonly support: Support | null;
  readonly kem: KemName;
  readonly pair: KeyPair | null;
  readonly capsule: Capsule | null;
  readonly box: Box | null;
  /** Indexes of the bytes that were changed on the way. */
  readonly flips: Readonly<Record<Part, ReadonlySet<number>>>;
  readonly received: Received | null;
  readonly shares: readonly Share[] | null;
  /** Numbers of the chosen shares. */
  readonly chosen: ReadonlySet<number>;
  /** What the chosen shares give together. */
  readonly rebuilt: Bytes | null;
  /** What happened, oldest first. */
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

/** What a new key pair, a new encapsulation or a new message leaves behind of what came after it. */
export const afterPair = { capsule: null, box: null, flips: noFlips, received: null, shares: null };
export const afterCapsule = { box: null, flips: noFlips, received: null, shares: null };
export const unflipped = { flips: noFlips };

/** The byte changed, or changed back. */
export function flipped(flips: LabState['flips'], part: Part, place: number): LabState['flips'] {
  const places = new Set(flips[part]);
  if (!places.delete(place)) places.add(place);
  return { ...flips, [part]: places };
}
