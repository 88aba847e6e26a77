import type { Figure, Mark, Tone } from '../../figures/pen/model.ts';
import { dots, pen, polyline } from '../../figures/pen/pen.ts';
import { fill } from '../../lib/text/fill.ts';
import { type Mesh, meshFrame, relayCount } from '../../models/mesh/mesh.ts';
import type { MeshRoute } from '../../models/mesh/routes.ts';
import * as words from './words.ts';

const tones = ['signal', 'data', 'series', 'ok', 'soon'] as const;

/** The color of a fragment and of its route. */
export const toneOf = (fragment: number) => tones[fragment % tones.length] ?? 'signal';

/** A mesh with its axes swapped, for narrow screens. */
export const turned = (mesh: Mesh): Mesh => ({
  ...mesh,
  places: mesh.places.map(([x, y]) => [y, x]),
});

const turnedFrame = { width: meshFrame.height, height: meshFrame.width } as const;

/**
 * A mesh and its routes. Also the background of the simulator's interactive mesh.
 * @param isTurned whether `mesh` comes from `turned`
 */
export function meshDrawing(
  mesh: Mesh,
  routes: ReadonlyMap<number, MeshRoute>,
  isTurned: boolean,
): Figure {
  const at = (nodes: readonly number[]) =>
    nodes.map((node) => mesh.places[node]).filter((place) => place !== undefined);
  const links = pen(0);
  for (const { a, b } of mesh.links) {
    const [from, to] = at([a, b]);
    if (from && to) links.moveTo(from).lineTo(to);
  }
  const relays = mesh.places.slice(0, relayCount);
  const ends = at([mesh.sender, mesh.receiver]);
  const label = (text: string, [x, y]: readonly [number, number], tone: Tone): Mark => ({
    text,
    x: Math.round(x),
    y: Math.round(y) + 4,
    tone,
    anchor: 'middle',
  });
  return {
    ...(isTurned ? turnedFrame : meshFrame),
    title: fill(words.drawing, { count: relayCount }),
    description: fill(words.drawingDescription, { count: routes.size }),
    marks: [
      { d: links.path(), stroke: 'grid', width: 1.4 },
      ...[...routes].map(([fragment, route]) => ({
        d: polyline(at(route), 0),
        stroke: toneOf(fragment),
        width: 2.6,
      })),
      { d: dots(relays, 0), stroke: 'edge', width: 24 },
      { d: dots(relays, 0), stroke: 'ground', width: 21 },
      ...relays.map((place, relay) => label(String(relay + 1), place, 'faint')),
      { d: dots(ends, 0), stroke: 'ink', width: 34 },
      ...ends.map((place, index) => label('AB'.charAt(index), place, 'ground')),
    ],
  };
}
