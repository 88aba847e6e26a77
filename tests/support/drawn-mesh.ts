import { linksByNode, type Mesh } from '../../src/features/failover-simulator/mesh.ts';

/** A mesh of a few links, so that a test can add up by hand. Relays are 0, 1 …, then come sender and receiver. */
export function drawnMesh(
  relays: number,
  drawn: readonly (readonly [a: number, b: number, length: number])[],
  places: Mesh['places'] = Array.from({ length: relays + 2 }, () => [0, 0] as const),
): Mesh {
  const links = drawn.map(([a, b, length]) => ({ a, b, length }));
  const linksAt = linksByNode(places.length, links);
  return { seed: 0, places, links, linksAt, sender: relays, receiver: relays + 1 };
}

/**
 * Two rows of two relays between A and B, joined crosswise:
 *
 *     A -2- 0 -3- 1 -2- B
 *           |1    |1
 *     A -3- 2 -3- 3 -3- B
 *
 * With a millisecond in each relay the upper way takes 9 milliseconds, the lower one 11.
 */
export const ladder = drawnMesh(
  4,
  [
    [4, 0, 2],
    [0, 1, 3],
    [1, 5, 2],
    [4, 2, 3],
    [2, 3, 3],
    [3, 5, 3],
    [0, 2, 1],
    [1, 3, 1],
  ],
  [
    [100, 0],
    [200, 0],
    [100, 100],
    [200, 100],
    [0, 50],
    [300, 50],
  ],
);

/** The links of `ladder` as parts that can fail. */
export const ladderLinks = {
  a0: 6,
  upper: 7,
  b1: 8,
  a2: 9,
  lower: 10,
  b3: 11,
  left: 12,
  right: 13,
};

/** Settings that `ladder` is added up with: a failure is noticed after ten milliseconds. */
export const ladderSettings = {
  fragments: 2,
  needed: 2,
  linkMs: 1,
  relayMs: 1,
  probeMs: 5,
  missed: 2,
  routingMs: 4,
  resends: 1,
};
