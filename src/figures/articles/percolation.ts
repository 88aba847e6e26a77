import { seededRandom } from '../../lib/random.ts';
import { featureFrame, type Figure } from '../pen/model.ts';
import { dots, pen } from '../pen/pen.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from './words.ts';

/** Hosts along each side of a square. */
const side = 17;
/** Share of links that are allowed, below and above the threshold of one half. */
const shares = [0.4, 0.6] as const;
const inset = 6;

/** A square grid of hosts, numbered row by row. */
export type Grid = {
  readonly side: number;
  /** Allowed links as pairs of hosts, the smaller first. */
  readonly links: readonly (readonly [number, number])[];
};

/**
 * An intruder in the middle of a square grid, below and above the threshold of bond percolation, one half.
 * Source: Kesten, Communications in Mathematical Physics 74 (1980).
 */
export function percolationFigure(): Figure {
  const size = featureFrame.height - 2 * inset;
  const step = size / (side - 1);
  const panels = shares.map((share, panel) => {
    const grid = randomGrid(36 + panel, side, share);
    const start = Math.floor((side * side) / 2);
    const reached = reachable(grid, start);
    const left = panel === 0 ? inset : featureFrame.width - inset - size;
    const at = (host: number) =>
      [left + (host % side) * step, inset + Math.floor(host / side) * step] as const;
    const draw = (wanted: (host: number) => boolean) => {
      const lines = pen();
      for (const [a, b] of grid.links) if (wanted(a)) lines.moveTo(at(a)).lineTo(at(b));
      return lines.path();
    };
    return {
      count: reached.size,
      idle: draw((host) => !reached.has(host)),
      taken: draw((host) => reached.has(host)),
      start: dots([at(start)]),
    };
  });
  const [below, above] = panels.map(({ count }) => count);
  return {
    ...featureFrame,
    title: words.percolation,
    description: fill(words.percolationText, {
      hosts: side * side,
      less: shares[0] * 100,
      below: below ?? 0,
      more: shares[1] * 100,
      above: above ?? 0,
    }),
    marks: panels.flatMap(({ idle, taken, start }) => [
      { d: idle, stroke: 'faint' as const, width: 1, opacity: 0.55 },
      { d: taken, stroke: 'attack' as const, width: 1.6 },
      { d: start, stroke: 'ink' as const, width: 7 },
    ]),
  };
}

/** A grid in which each link between neighbors is allowed with a given chance. */
export function randomGrid(seed: number, side: number, share: number): Grid {
  const random = seededRandom(seed);
  const links: [number, number][] = [];
  for (let host = 0; host < side * side; host++) {
    if (host % side < side - 1 && random() < share) links.push([host, host + 1]);
    if (host + side < side * side && random() < share) links.push([host, host + side]);
  }
  return { side, links };
}

/** All hosts that can be reached from one, itself included. */
export function reachable({ side, links }: Grid, start: number): ReadonlySet<number> {
  const neighbors = Array.from({ length: side * side }, (): number[] => []);
  for (const [a, b] of links) {
    neighbors[a]?.push(b);
    neighbors[b]?.push(a);
  }
  const reached = new Set([start]);
  for (const host of reached) for (const next of neighbors[host] ?? []) reached.add(next);
  return reached;
}
