import type { Figure, Tone } from '../../figures/model.ts';
import { dots, pen, polyline } from '../../figures/pen.ts';
import { disjointRoutes } from './disjoint-routes.ts';
import { createMesh, meshFrame, relayCount } from './mesh.ts';
import { costsOf, defaultSettings } from './settings.ts';

const tones: readonly Tone[] = ['signal', 'data', 'series', 'ok'];

/** The mesh that the simulator starts with and the routes of its first message, as a still picture. */
export function stillMesh(seed: number): Figure {
  const mesh = createMesh(seed);
  const { fragments } = defaultSettings;
  const costs = costsOf(mesh, defaultSettings);
  const routes = disjointRoutes(mesh, costs, new Set(), fragments);
  const at = (nodes: readonly number[]) =>
    nodes.map((node) => mesh.places[node]).filter((place) => place !== undefined);
  const links = pen();
  for (const { a, b } of mesh.links) {
    const [from, to] = at([a, b]);
    if (from && to) links.moveTo(from).lineTo(to);
  }
  const ends = at([mesh.sender, mesh.receiver]);
  return {
    ...meshFrame,
    title: `A mesh of ${relayCount} relays between A and B`,
    description: `${routes.length} routes lead from A to B. No two of them share a relay; each carries one fragment of a message.`,
    marks: [
      { d: links.path(), stroke: 'hairline' },
      ...routes.map((route, index) => ({
        d: polyline(at(route)),
        stroke: tones[index] ?? ('signal' as const),
        width: 2.4,
      })),
      { d: dots(mesh.places.slice(0, relayCount)), stroke: 'faint', width: 12 },
      { d: dots(ends), stroke: 'ink', width: 34 },
      ...['A', 'B'].map((text, index) => ({
        text,
        x: ends[index]?.[0] ?? 0,
        y: (ends[index]?.[1] ?? 0) + 4,
        tone: 'ground' as const,
        anchor: 'middle' as const,
      })),
    ],
  };
}
