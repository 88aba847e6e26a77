import { itemAt } from '../../lib/item-at.ts';
import { disjointRoutes, type Edge } from '../graph.ts';
import { along, distance, type Point } from '../pen/geometry.ts';
import { featureFrame, type Figure } from '../pen/model.ts';
import { dots, pen, polyline } from '../pen/pen.ts';
import { fill } from '../../lib/text/fill.ts';
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
  const { routes, cut } = disjointRoutes(links, source, sink);
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
