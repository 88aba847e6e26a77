import { itemAt } from '../../lib/item-at.ts';
import { type Mesh, partOfLink, type Parts } from './mesh.ts';

/** What a way through the mesh costs, in milliseconds. */
export type Costs = {
  /** For each link. */
  readonly link: readonly number[];
  /** For each relay that is passed. */
  readonly relay: number;
};

export type Route = readonly number[];

/** Times from one node to all others; Infinity where there is no way. */
type Ways = { readonly times: readonly number[]; readonly before: readonly number[] };

/**
 * The quickest ways from a node to every other. Source: Dijkstra, A note on two problems in connexion
 * with graphs, Numerische Mathematik 1 (1959).
 * @param starts nodes to start from, with the time at which each does
 * @param down nodes and links that may not be used
 */
export function quickestWays(
  mesh: Mesh,
  costs: Costs,
  starts: ReadonlyMap<number, number>,
  down: Parts,
): Ways {
  const times = mesh.places.map((_, node) =>
    down.has(node) ? Infinity : (starts.get(node) ?? Infinity),
  );
  const before = mesh.places.map(() => -1);
  const done = new Set<number>();
  for (;;) {
    let node = -1;
    for (const [candidate, time] of times.entries())
      if (!done.has(candidate) && time < (times[node] ?? Infinity)) node = candidate;
    if (node < 0) return { times, before };
    done.add(node);
    // What has come over a link is passed on by a relay; what starts here is not.
    const leaves = itemAt(times, node) + (itemAt(before, node) < 0 ? 0 : costs.relay);
    for (const { link, to } of itemAt(mesh.linksAt, node)) {
      if (down.has(to) || down.has(partOfLink(mesh, link))) continue;
      const time = leaves + itemAt(costs.link, link);
      if (time >= itemAt(times, to)) continue;
      times[to] = time;
      before[to] = node;
    }
  }
}

/** The quickest route between two nodes; null where there is none. */
export function quickestRoute(
  mesh: Mesh,
  costs: Costs,
  from: number,
  to: number,
  down: Parts,
): Route | null {
  const { times, before } = quickestWays(mesh, costs, new Map([[from, 0]]), down);
  if (times[to] === Infinity) return null;
  const route = [to];
  for (let node = to; node !== from;) {
    node = itemAt(before, node);
    route.unshift(node);
  }
  return route;
}

/** The link between two neighbors; -1 for two that are none. */
export const linkBetween = (mesh: Mesh, from: number, to: number): number =>
  itemAt(mesh.linksAt, from).find((one) => one.to === to)?.link ?? -1;

/** The links of a route, in order. */
export const linksOf = (mesh: Mesh, route: Route): number[] =>
  route.slice(1).map((node, at) => linkBetween(mesh, itemAt(route, at), node));

/** Whether a route, from one of its nodes on, uses something of a set. */
export const usesAny = (mesh: Mesh, route: Route, parts: Parts): boolean =>
  route.some((node) => parts.has(node)) ||
  linksOf(mesh, route).some((link) => parts.has(partOfLink(mesh, link)));

/** How long a route takes from its first node to its last. */
export const routeTime = (mesh: Mesh, costs: Costs, route: Route): number =>
  linksOf(mesh, route).reduce(
    (sum, link, at) => sum + itemAt(costs.link, link) + (at > 0 ? costs.relay : 0),
    0,
  );
