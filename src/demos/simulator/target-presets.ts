import {
  columns,
  type Mesh,
  type Part,
  partOfLink,
  type Parts,
  relayCount,
} from '../../models/mesh/mesh.ts';
import { legUnderWay } from './playback.ts';
import { linkBetween, linksOf, type Route, usesAny } from '../../models/mesh/routes.ts';
import type { Session } from './session.ts';
import type { Run } from './simulate.ts';

const workingRoute = ({ mesh }: Session, { routes }: Run, down: Parts): Route =>
  routes.find((route) => !usesAny(mesh, route, down)) ?? [];

/** The relay ahead of a fragment, else one in the middle of a working route; empty if there is none. */
export function relayInUse(session: Session, run: Run, down: Parts): Part[] {
  const leg = session.clock === null ? undefined : legUnderWay(session.mesh, run, session.clock);
  if (leg && !down.has(leg.to)) return [leg.to];
  const route = workingRoute(session, run, down);
  const relay = route[Math.floor(route.length / 2)];
  return relay === undefined ? [] : [relay];
}

/** The link under a fragment, else one in the middle of a working route; empty if there is none. */
export function linkInUse(session: Session, run: Run, down: Parts): Part[] {
  const { mesh, clock } = session;
  const leg = clock === null ? undefined : legUnderWay(mesh, run, clock);
  if (leg) return [partOfLink(mesh, linkBetween(mesh, leg.from, leg.to))];
  const links = linksOf(mesh, workingRoute(session, run, down));
  const middle = links[Math.floor((links.length - 1) / 2)];
  return middle === undefined ? [] : [partOfLink(mesh, middle)];
}

/** The working links between A's side of the mesh, three columns, and B's. */
export function linksBetweenHalves(mesh: Mesh, down: Parts): Part[] {
  const isLeft = (node: number) => (node < relayCount ? node % columns < 3 : node === mesh.sender);
  return mesh.links.flatMap(({ a, b }, link) => {
    const part = partOfLink(mesh, link);
    return isLeft(a) === isLeft(b) || down.has(part) ? [] : [part];
  });
}
