import { type Mesh, meshFrame } from './mesh.ts';
import type { Leg, Run } from './simulate.ts';

/** Where a fragment is drawn, and whether it is on its way or has come to rest. */
export type Particle = {
  readonly fragment: number;
  readonly x: number;
  readonly y: number;
  readonly state: 'moving' | 'arrived' | 'lost';
};

/** What a fragment did last before a time. */
const latestLeg = (run: Run, fragment: number, clock: number): Leg | undefined =>
  run.legs.findLast((leg) => leg.fragment === fragment && leg.start <= clock);

/** Where every fragment is at a time. Those that have arrived stand in a row beneath the receiver. */
export function particlesAt(mesh: Mesh, run: Run, fragments: number, clock: number): Particle[] {
  return Array.from({ length: fragments }, (_, fragment): Particle | null => {
    const leg = latestLeg(run, fragment, clock);
    const [x, y] = mesh.places[leg?.from ?? mesh.sender] ?? [0, 0];
    if (!leg) return run.routes.length > 0 ? { fragment, x, y, state: 'moving' } : null;
    const [toX, toY] = mesh.places[leg.to] ?? [0, 0];
    const stop = leg.lostAt !== null && clock >= leg.lostAt ? leg.lostAt : Math.min(clock, leg.end);
    const part = leg.end === leg.start ? 1 : (stop - leg.start) / (leg.end - leg.start);
    if (leg.to === mesh.receiver && leg.lostAt === null && clock >= leg.end)
      return {
        fragment,
        x: meshFrame.width - 28,
        y: meshFrame.height / 2 + 34 + 22 * fragment,
        state: 'arrived',
      };
    const isLost = leg.lostAt !== null && clock >= leg.lostAt;
    return {
      fragment,
      x: x + part * (toX - x),
      y: y + part * (toY - y),
      state: isLost ? 'lost' : 'moving',
    };
  }).filter((particle) => particle !== null);
}

/** The link that a fragment is on, so that what lies ahead of it can be made to fail; the first one's. */
export const legUnderWay = (mesh: Mesh, run: Run, clock: number): Leg | undefined =>
  run.legs.find(
    ({ start, end, lostAt, to }) =>
      start <= clock && clock < (lostAt ?? end) && lostAt === null && to !== mesh.receiver,
  );

/** The route each fragment is on at a time. */
export function routesAt(run: Run, clock: number): ReadonlyMap<number, readonly number[]> {
  const routes = new Map<number, readonly number[]>();
  for (const event of run.events)
    if ('route' in event && event.at <= clock + 1e-9) routes.set(event.fragment, event.route);
  return routes;
}

/** How many seconds an undisturbed message takes on the screen. */
const secondsOnScreen = 6;

/** Modeled milliseconds for each millisecond on the screen. */
export const pace = (undisturbed: Run): number =>
  Math.max(0.1, undisturbed.completeAt ?? undisturbed.endsAt) / (secondsOnScreen * 1000);
