import type { MeshPart } from '../../models/mesh/mesh.ts';
import type { MeshChange, RunEvent } from './simulate.ts';

/** Parts go down, `at` ms after the message was sent. */
export const fails = (at: number, ...parts: MeshPart[]): MeshChange => ({ at, parts, up: false });
export const returns = (at: number, ...parts: MeshPart[]): MeshChange => ({ at, parts, up: true });

/** One line per event: time, kind, and fragment or part. */
export const eventLines = ({ events }: { events: readonly RunEvent[] }) =>
  events.map((event) => {
    const fragment = 'fragment' in event ? ` f${event.fragment}` : '';
    const route = 'route' in event ? ` ${event.route.join('>')}` : '';
    const part = 'part' in event ? ` part ${event.part}` : '';
    const node = 'node' in event ? ` at ${event.node}` : '';
    const count = 'count' in event ? ` #${event.count}` : '';
    return `${event.at} ${event.kind}${fragment}${route}${part}${node}${count}`;
  });
