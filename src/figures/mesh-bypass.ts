import { itemAt } from '../lib/item-at.ts';
import { seededRandom } from '../lib/random.ts';
import { distance, type Point } from './pen/geometry.ts';
import { gabrielGraph, shortestRoute, type Edge } from './graph.ts';
import type { Figure, Layout } from './pen/model.ts';
import { dots, pen, polyline } from './pen/pen.ts';
import { fill } from '../lib/text/fill.ts';
import * as words from './words.ts';

type MeshBox = {
  readonly width: number;
  readonly height: number;
  readonly nodes: number;
  readonly seed: number;
};

const boxes: Readonly<Record<Layout, MeshBox>> = {
  wide: { width: 900, height: 430, nodes: 72, seed: 11 },
  narrow: { width: 390, height: 560, nodes: 44, seed: 5 },
};
const apart = 50;
const inset = 24;

export type Bypass = {
  readonly places: readonly Point[];
  readonly edges: readonly Edge[];
  readonly lost: readonly number[];
  readonly dead: number;
  readonly route: readonly number[];
  /** Another route, which shares no relay with `route`. */
  readonly spare: readonly number[];
};

/** A mesh in which a node of the shortest route fails. It runs from left to right, or down if narrow. */
export function meshBypass(layout: Layout, box: MeshBox = boxes[layout]): Bypass {
  const { width, height, nodes, seed } = box;
  const random = seededRandom(seed);
  const found: Point[] = [];
  for (let tries = 0; found.length < nodes && tries < 6000; tries++) {
    const place: Point = [
      Math.round(inset + random() * (width - 2 * inset)),
      Math.round(inset + random() * (height - 2 * inset)),
    ];
    if (found.every((other) => distance(other, place) > apart)) found.push(place);
  }
  const places = found.toSorted((a, b) => (layout === 'wide' ? a[0] - b[0] : a[1] - b[1]));
  const edges = gabrielGraph(places);
  const end = places.length - 1;
  const lost = shortestRoute(places, edges, 0, end);
  const dead = lost[Math.floor(lost.length / 2)] ?? 0;
  const route = shortestRoute(places, edges, 0, end, [dead]);
  const spare = shortestRoute(places, edges, 0, end, [dead, ...route.slice(1, -1)]);
  return { places, edges, lost, dead, route, spare };
}

export function meshBypassFigure(layout: Layout): Figure {
  const { width, height } = boxes[layout];
  const { places, edges, lost, dead, route, spare } = meshBypass(layout);
  const at = (nodes: readonly number[]) => nodes.map((node) => itemAt(places, node));
  const links = pen(0);
  for (const [a, b] of edges) links.moveTo(itemAt(places, a)).lineTo(itemAt(places, b));
  const [x, y] = itemAt(places, dead);
  const cross = pen(0)
    .moveTo([x - 8, y - 8])
    .lineTo([x + 8, y + 8])
    .moveTo([x - 8, y + 8])
    .lineTo([x + 8, y - 8]);
  return {
    width,
    height,
    stretch: true,
    title: words.meshBypass,
    description: fill(words.meshBypassText, {
      places: places.length,
      around: route.length - 2,
      spare: spare.length - 2,
    }),
    marks: [
      { d: links.path(), stroke: 'grid', width: 1.2 },
      { d: dots(places, 0), stroke: 'edge', width: 6 },
      { d: polyline(at(spare), 0), stroke: 'data', width: 2 },
      { d: dots(at(spare), 0), stroke: 'data', width: 8 },
      { d: polyline(at(lost), 0), stroke: 'attack', width: 1.4, dash: '3 6' },
      { d: polyline(at(route), 0), stroke: 'signal', width: 3.2 },
      { d: dots(at(route), 0), stroke: 'signal', width: 10 },
      { d: dots([[x, y]], 0), stroke: 'ground', width: 26 },
      { d: cross.path(), stroke: 'attack', width: 2.6 },
      { d: dots(at([route[0] ?? 0, route.at(-1) ?? 0]), 0), stroke: 'ink', width: 18 },
    ],
  };
}
