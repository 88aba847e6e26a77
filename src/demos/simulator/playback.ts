import {
  columns,
  type Mesh,
  meshFrame,
  type MeshPart,
  partOfLink,
  type PartSet,
  pointOf,
  relayCount,
} from '../../models/mesh/mesh.ts';
import { linkBetween, linksOf, type MeshRoute, usesAny } from '../../models/mesh/routes.ts';
import type { Session } from './session.ts';
import type { Leg, Run } from './simulate.ts';

export type Particle = {
  readonly fragment: number;
  readonly x: number;
  readonly y: number;
  readonly state: 'moving' | 'arrived' | 'lost';
};

/** A fragment on its link, or below the receiver once it has arrived. */
function particleOn(
  mesh: Mesh,
  { fragment, from, to, start, end, lostAt }: Leg,
  clock: number,
): Particle {
  const isLost = lostAt !== null && clock >= lostAt;
  if (to === mesh.receiver && lostAt === null && clock >= end) {
    const [x, y] = [meshFrame.width - 28, meshFrame.height / 2 + 34 + 22 * fragment];
    return { fragment, x, y, state: 'arrived' };
  }
  const [fromX, fromY] = pointOf(mesh, from);
  const [toX, toY] = pointOf(mesh, to);
  const part = (Math.min(clock, lostAt ?? end) - start) / (end - start);
  return {
    fragment,
    x: fromX + part * (toX - fromX),
    y: fromY + part * (toY - fromY),
    state: isLost ? 'lost' : 'moving',
  };
}

export const particlesAt = (mesh: Mesh, run: Run, fragments: number, clock: number): Particle[] =>
  Array.from({ length: fragments }, (_, fragment) =>
    run.legs.findLast((leg) => leg.fragment === fragment && leg.start <= clock),
  ).flatMap((leg) => (leg ? [particleOn(mesh, leg, clock)] : []));

/** The first leg in transit to a relay. */
export const legUnderWay = (mesh: Mesh, run: Run, clock: number): Leg | undefined =>
  run.legs.find(
    ({ start, end, lostAt, to }) =>
      start <= clock && clock < end && lostAt === null && to !== mesh.receiver,
  );

/** Each fragment's route at a time. */
export function routesAt(run: Run, clock: number): ReadonlyMap<number, readonly number[]> {
  const routes = new Map<number, readonly number[]>();
  for (const event of run.events)
    if ('route' in event && event.at <= clock + 1e-9) routes.set(event.fragment, event.route);
  return routes;
}

const playSeconds = 6;

/** Modeled milliseconds per millisecond of playback. */
export const pace = (undisturbed: Run): number =>
  Math.max(0.1, undisturbed.completeAt ?? undisturbed.endsAt) / (playSeconds * 1000);

const workingRoute = ({ mesh }: Session, { routes }: Run, down: PartSet): MeshRoute =>
  routes.find((route) => !usesAny(mesh, route, down)) ?? [];

/** The relay ahead of a fragment, else one in the middle of a working route; empty if there is none. */
export function relayInUse(session: Session, run: Run, down: PartSet): MeshPart[] {
  const leg = session.clock === null ? undefined : legUnderWay(session.mesh, run, session.clock);
  if (leg && !down.has(leg.to)) return [leg.to];
  const route = workingRoute(session, run, down);
  const relay = route[Math.floor(route.length / 2)];
  return relay === undefined ? [] : [relay];
}

/** The link under a fragment, else one in the middle of a working route; empty if there is none. */
export function linkInUse(session: Session, run: Run, down: PartSet): MeshPart[] {
  const { mesh, clock } = session;
  const leg = clock === null ? undefined : legUnderWay(mesh, run, clock);
  if (leg) return [partOfLink(mesh, linkBetween(mesh, leg.from, leg.to))];
  const links = linksOf(mesh, workingRoute(session, run, down));
  const middle = links[Math.floor((links.length - 1) / 2)];
  return middle === undefined ? [] : [partOfLink(mesh, middle)];
}

/** The working links between A's side of the mesh, three columns, and B's. */
export function linksBetweenHalves(mesh: Mesh, down: PartSet): MeshPart[] {
  const isLeft = (node: number) => (node < relayCount ? node % columns < 3 : node === mesh.sender);
  return mesh.links.flatMap(({ a, b }, link) => {
    const part = partOfLink(mesh, link);
    return isLeft(a) === isLeft(b) || down.has(part) ? [] : [part];
  });
}
