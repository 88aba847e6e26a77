import { itemAt } from '../../lib/item-at.ts';
import { seededRandom } from '../../lib/random.ts';
import { fill } from '../../lib/text/fill.ts';
import { disjointPaths, type Edge } from '../graph.ts';
import { along, distance, type Point } from '../pen/geometry.ts';
import { featureFrame, type Figure } from '../pen/model.ts';
import { dots, pen, polyline } from '../pen/pen.ts';
import * as words from './words.ts';

/** A site with three carriers, the network between, and a site with two. */
const places: readonly Point[] = [
  [16, 88],
  [84, 26],
  [88, 88],
  [80, 150],
  [160, 20],
  [168, 70],
  [158, 120],
  [232, 44],
  [226, 104],
  [236, 154],
  [292, 52],
  [288, 124],
  [344, 88],
];
const links: readonly Edge[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 4],
  [1, 5],
  [2, 5],
  [2, 6],
  [3, 6],
  [3, 9],
  [4, 7],
  [5, 7],
  [5, 8],
  [6, 8],
  [6, 9],
  [7, 10],
  [8, 10],
  [8, 11],
  [9, 11],
  [10, 12],
  [11, 12],
];

/**
 * The link-disjoint routes of a small network between two sites, and a smallest set of links whose loss
 * separates the sites. Their numbers are equal (max-flow min-cut).
 */
export function minCutFigure(): Figure {
  const [source, sink] = [0, places.length - 1];
  const { routes, cut } = disjointPaths(links, source, sink);
  const at = (nodes: readonly number[]) => nodes.map((node) => itemAt(places, node));
  const idle = pen();
  for (const [a, b] of links) idle.moveTo(itemAt(places, a)).lineTo(itemAt(places, b));
  const strokes = pen();
  for (const [from, to] of cut) {
    const [a, b] = [itemAt(places, from), itemAt(places, to)];
    const middle = along(a, [(b[0] - a[0]) / 2, (b[1] - a[1]) / 2]);
    const length = distance(a, b);
    const across: Point = [(a[1] - b[1]) / length, (b[0] - a[0]) / length];
    strokes.moveTo(along(middle, across, -14)).lineTo(along(middle, across, 14));
  }
  const ends = at([source, sink]);
  return {
    ...featureFrame,
    title: words.minCut,
    description: fill(words.minCutText, {
      places: places.length,
      links: links.length,
      routes: routes.length,
      cut: cut.length,
    }),
    marks: [
      { d: idle.path(), stroke: 'hairline' },
      ...routes.map((route, i) => ({
        d: polyline(at(route)),
        stroke: i % 2 ? ('data' as const) : ('signal' as const),
        width: 2,
      })),
      { d: dots(places), stroke: 'faint', width: 6 },
      { d: strokes.path(), stroke: 'attack', width: 2 },
      { d: dots(ends), stroke: 'ink', width: 13 },
      { d: dots(ends), stroke: 'ground', width: 7 },
    ],
  };
}

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
