import { seededRandom } from '../lib/random.ts';
import type { Point } from './geometry.ts';
import { gabrielGraph, shortestRoute, type Edge } from './graph.ts';
import { featureFrame, type Figure } from './model.ts';
import { dots, pen, polyline } from './pen.ts';

type MeshParams = {
  readonly seed: number;
  readonly columns: number;
  readonly rows: number;
};

const defaults: MeshParams = { seed: 438, columns: 7, rows: 3 };

type Mesh = {
  readonly places: readonly Point[];
  readonly edges: readonly Edge[];
  /** The shortest route while every node lives. */
  readonly lost: readonly number[];
  /** The node in the middle of that route, which fails. */
  readonly dead: number;
  /** The shortest route without it. */
  readonly route: readonly number[];
};

/**
 * A mesh in which one node has failed and traffic has found the shortest way around it.
 */
export function meshRouteFigure(params: Partial<MeshParams> = {}): Figure {
  const { places, edges, lost, dead, route } = computeMesh(params);
  const at = (nodes: readonly number[]): Point[] =>
    nodes.map((node) => places[node]).filter((place) => place !== undefined);
  const [cross] = at([dead]);
  const links = pen();
  for (const edge of edges) {
    const [a, b] = at(edge);
    if (a && b && !edge.includes(dead)) links.moveTo(a).lineTo(b);
  }
  const around = lost.slice(Math.max(0, lost.indexOf(dead) - 1), lost.indexOf(dead) + 2);
  const ends = [route.at(0), route.at(-1)].filter((node) => node !== undefined);
  const idle = places
    .map((_, node) => node)
    .filter((node) => node !== dead && !route.includes(node));
  return {
    ...featureFrame,
    title: 'A route around a failed node',
    description:
      `A mesh of ${places.length} nodes. One in the middle has failed, and the old route through it is dashed. ` +
      `The shortest route that is left leads around it in ${route.length - 1} steps.`,
    marks: [
      { d: links.path(), stroke: 'hairline', width: 1 },
      { d: polyline(at(around)), stroke: 'attack', dash: '1 5' },
      { d: dots(at(idle)), stroke: 'faint', width: 5 },
      { d: polyline(at(route)), stroke: 'signal', width: 1.8 },
      { d: dots(at(route)), stroke: 'signal', width: 7 },
      { d: dots(at(ends)), stroke: 'signal', width: 11 },
      { d: dots(at(ends)), stroke: 'ground', width: 6 },
      ...(cross ? failedNode(cross) : []),
    ],
  };
}

function failedNode([x, y]: Point): Figure['marks'] {
  const arm = 3.2;
  return [
    { d: dots([[x, y]]), stroke: 'ground', width: 18 },
    {
      d: pen()
        .moveTo([x - arm, y - arm])
        .lineTo([x + arm, y + arm])
        .moveTo([x + arm, y - arm])
        .lineTo([x - arm, y + arm])
        .path(),
      stroke: 'attack',
      width: 1.8,
    },
  ];
}

/** Places, links and routes of the figure. */
export function computeMesh(params: Partial<MeshParams> = {}): Mesh {
  const { seed, columns, rows } = { ...defaults, ...params };
  const places = scatteredPlaces(seed, columns, rows);
  const edges = gabrielGraph(places);
  const nearest = (x: number): number =>
    places.reduce((best, [px, py], node) => {
      const score = Math.hypot(px - x, 2 * (py - featureFrame.height / 2));
      const [bx = 0, by = 0] = places[best] ?? [];
      return score < Math.hypot(bx - x, 2 * (by - featureFrame.height / 2)) ? node : best;
    }, 0);
  const [start, end] = [nearest(0), nearest(featureFrame.width)];
  const lost = shortestRoute(places, edges, start, end);
  const dead = lost[Math.floor(lost.length / 2)] ?? start;
  return { places, edges, lost, dead, route: shortestRoute(places, edges, start, end, [dead]) };
}

/** Wide enough for the rings at the two ends. */
const inset = 7;

/** Places on a staggered grid, each moved a little at random. */
function scatteredPlaces(seed: number, columns: number, rows: number): Point[] {
  const random = seededRandom(seed);
  const stepX = (featureFrame.width - 2 * inset) / (columns - 0.5);
  const stepY = (featureFrame.height - 2 * inset) / (rows - 1);
  const places: Point[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = inset + (column + (row % 2) / 2) * stepX + (random() - 0.5) * stepX * 0.7;
      const y = inset + row * stepY + (random() - 0.5) * stepY * 0.6;
      const clamp = (v: number, size: number): number => Math.min(size - inset, Math.max(inset, v));
      places.push([clamp(x, featureFrame.width), clamp(y, featureFrame.height)]);
    }
  return places;
}
