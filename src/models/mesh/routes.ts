import { itemAt } from '../../lib/item-at.ts';
import { type Mesh, partOfLink, type Parts } from './mesh.ts';

/** Latencies in milliseconds. */
export type Costs = {
  /** By link. */
  readonly link: readonly number[];
  /** Per relay passed. */
  readonly relay: number;
};

export type Route = readonly number[];

/** By node: the time to reach it (Infinity if unreachable), and the node before it (-1 for none). */
type ShortestPaths = { readonly times: readonly number[]; readonly previous: readonly number[] };

/**
 * Shortest paths from one or more sources. Dijkstra, A note on two problems in connexion with graphs,
 * Numerische Mathematik 1 (1959).
 * @param sources start times by node
 * @param down failed nodes and links
 */
export function shortestPaths(
  mesh: Mesh,
  costs: Costs,
  sources: ReadonlyMap<number, number>,
  down: Parts,
): ShortestPaths {
  const times = mesh.places.map((_, node) =>
    down.has(node) ? Infinity : (sources.get(node) ?? Infinity),
  );
  const previous = mesh.places.map(() => -1);
  const visited = new Set<number>();
  for (;;) {
    let node = -1;
    for (const [candidate, time] of times.entries())
      if (!visited.has(candidate) && time < (times[node] ?? Infinity)) node = candidate;
    if (node < 0) return { times, previous };
    visited.add(node);
    // A source has no relay delay.
    const leaves = itemAt(times, node) + (itemAt(previous, node) < 0 ? 0 : costs.relay);
    for (const { link, to } of itemAt(mesh.linksAt, node)) {
      if (down.has(to) || down.has(partOfLink(mesh, link))) continue;
      const time = leaves + itemAt(costs.link, link);
      if (time >= itemAt(times, to)) continue;
      times[to] = time;
      previous[to] = node;
    }
  }
}

/** The quickest route between two nodes; null if there is none. */
export function quickestRoute(
  mesh: Mesh,
  costs: Costs,
  from: number,
  to: number,
  down: Parts,
): Route | null {
  const { times, previous } = shortestPaths(mesh, costs, new Map([[from, 0]]), down);
  if (times[to] === Infinity) return null;
  const route = [to];
  for (let node = to; node !== from;) {
    node = itemAt(previous, node);
    route.unshift(node);
  }
  return route;
}

/** The link between two nodes; -1 if they are not neighbors. */
export const linkBetween = (mesh: Mesh, from: number, to: number): number =>
  itemAt(mesh.linksAt, from).find((one) => one.to === to)?.link ?? -1;

export const linksOf = (mesh: Mesh, route: Route): number[] =>
  route.slice(1).map((node, at) => linkBetween(mesh, itemAt(route, at), node));

/** Whether a route uses any of these nodes or links. */
export const usesAny = (mesh: Mesh, route: Route, parts: Parts): boolean =>
  route.some((node) => parts.has(node)) ||
  linksOf(mesh, route).some((link) => parts.has(partOfLink(mesh, link)));

/** The time from a route's first node to its last. */
export const routeTime = (mesh: Mesh, costs: Costs, route: Route): number =>
  linksOf(mesh, route).reduce(
    (sum, link, at) => sum + itemAt(costs.link, link) + (at > 0 ? costs.relay : 0),
    0,
  );
