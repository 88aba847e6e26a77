import { linksByNode, type Mesh } from '../../src/models/mesh/mesh.ts';

/**
 * A small mesh whose times can be added up by hand.
 * @param relays how many; they are 0, 1 …, and sender and receiver follow
 * @param drawn links with their lengths, as in `2-0:5 0-1:3`
 */
export function drawnMesh(
  relays: number,
  drawn: string,
  places: Mesh['places'] = Array.from({ length: relays + 2 }, () => [0, 0] as const),
): Mesh {
  const links = [...drawn.matchAll(/(\d+)-(\d+):(\d+)/g)].map(([, ...numbers]) => {
    const [a = NaN, b = NaN, length = NaN] = numbers.map(Number);
    return { a, b, length };
  });
  const linksAt = linksByNode(places.length, links);
  return { seed: 0, places, links, linksAt, sender: relays, receiver: relays + 1 };
}

/** The links of `ladder`. */
export const ladderDrawn = '4-0:2 0-1:3 1-5:2 4-2:3 2-3:3 3-5:3 0-2:1 1-3:1';

/**
 * Two rows of two relays between A and B, linked vertically:
 *
 *     A -2- 0 -3- 1 -2- B
 *           |1    |1
 *     A -3- 2 -3- 3 -3- B
 *
 * With 1 ms in each relay, the upper route takes 9 ms and the lower one 11 ms.
 */
export const ladder = drawnMesh(4, ladderDrawn, [
  [100, 0],
  [200, 0],
  [100, 100],
  [200, 100],
  [0, 50],
  [300, 50],
]);

/** Part numbers of the links of `ladder`. */
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

/** Settings for `ladder`: a failure is noticed after 10 ms (2 missed probes of 5 ms). */
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
