import { routePlace, routes, way } from './four-routes.ts';
import type { Point } from '../pen/geometry.ts';
import type { Figure, Layout } from '../pen/model.ts';
import { pen } from '../pen/pen.ts';
import { stillSizes } from './phase.ts';
import * as words from './words.ts';

/** Two plates with an opening for each route, and the line on which routes can be cut. */
export function fourRoutesOverlay(layout: Layout): Figure {
  const { width, height } = stillSizes[layout];
  const isWide = layout === 'wide';
  const [length, across] = isWide ? [width, height] : [height, width];
  const at = (z: number, y: number): Point =>
    isWide ? [z * length, (0.5 + y) * across] : [(0.5 + y) * across, z * length];
  const plates = pen();
  const open = way.route * 1.15;
  for (const z of [way.split, way.joined]) {
    const edges = [
      -0.5,
      ...routes.flatMap((route) => [-open, open].map((o) => routePlace(route) + o)),
      0.5,
    ];
    for (let bar = 0; bar < edges.length; bar += 2)
      plates.moveTo(at(z, edges[bar] ?? 0)).lineTo(at(z, edges[bar + 1] ?? 0));
  }
  const cut = pen().moveTo(at(way.stops, -0.47)).lineTo(at(way.stops, 0.47));
  return {
    width,
    height,
    stretch: true,
    title: words.fourRoutesOverlay,
    description: words.fourRoutesOverlayText,
    marks: [
      { d: plates.path(), stroke: 'ink', width: 3, cap: 'butt' },
      { d: cut.path(), stroke: 'edge', width: 1 },
    ],
  };
}
