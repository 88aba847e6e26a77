import { seededRandom } from '../../lib/random.ts';
import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import type { Point } from '../pen/geometry.ts';
import type { Figure, Layout } from '../pen/model.ts';
import { dotRow, dots, pen } from '../pen/pen.ts';
import * as words from '../words.ts';

/** How many of an organization's keys are in each state. */
export type FleetKeys = {
  readonly inUse: number;
  readonly toReplace: number;
  readonly noOwner: number;
};

export const allKeys = ({ inUse, toReplace, noOwner }: FleetKeys): number =>
  inUse + toReplace + noOwner;

/** The share of all keys within which the keys to be replaced become rarer by e: most are old. */
const age = 0.16;

/** Adds places of keys, the oldest of which is 0, until there are enough. */
export function addPlaces(
  taken: Set<number>,
  count: number,
  next: () => number,
): readonly number[] {
  const added: number[] = [];
  while (added.length < count) {
    const place = Math.floor(next());
    if (taken.has(place)) continue;
    taken.add(place);
    added.push(place);
  }
  return added;
}

/** Where the keys that are not in use are among all keys, in the order of their age. */
export function placesNotInUse(keys: FleetKeys) {
  const all = allKeys(keys);
  const random = seededRandom(all);
  const taken = new Set<number>();
  const old = () => (-Math.log(1 - random()) * age * all) % all;
  const toReplace = addPlaces(taken, keys.toReplace, old);
  const noOwner = addPlaces(taken, keys.noOwner, () => random() * all);
  return { toReplace, noOwner, taken };
}

/** How many keys are in a row. */
export const fleetColumns = { wide: 288, narrow: 176 } as const satisfies Record<Layout, number>;

/** Every key as a dot, row by row from the oldest. */
export function fleetScene(keys: FleetKeys, layout: Layout): Figure {
  const columns = fleetColumns[layout];
  const all = allKeys(keys);
  const pitch = 4;
  const center = (index: number): Point => [
    ((index % columns) + 0.5) * pitch,
    (Math.floor(index / columns) + 0.5) * pitch,
  ];
  const drawing = pen();
  for (let start = 0; start < all; start += columns)
    dotRow(drawing, center(start), center(Math.min(all, start + columns) - 1));
  const { toReplace, noOwner } = placesNotInUse(keys);
  const over = (places: readonly number[]) =>
    dots(places.toSorted((a, b) => a - b).map((place) => center(place)));
  return {
    width: columns * pitch,
    height: Math.ceil(all / columns) * pitch,
    title: fill(words.fleet, { keys: grouped(all) }),
    description: fill(words.fleetText, {
      inUse: grouped(keys.inUse),
      toReplace: grouped(keys.toReplace),
      noOwner: grouped(keys.noOwner),
    }),
    marks: [
      { d: drawing.path(), stroke: 'signal', width: 2.9, dash: `0 ${pitch}` },
      { d: over(toReplace), stroke: 'soon', width: 4.6 },
      { d: over(noOwner), stroke: 'series', width: 8 },
    ],
  };
}
