import { across, type Mesh, partOfLink, type Parts } from './mesh.ts';

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
    const leaves = (times[node] ?? 0) + ((before[node] ?? -1) < 0 ? 0 : costs.relay);
    for (const link of mesh.linksAt[node] ?? []) {
      const next = across(mesh.links[link] ?? { a: -1, b: -1, length: 0 }, node);
      if (down.has(next) || down.has(partOfLink(mesh, link))) continue;
      const time = leaves + (costs.link[link] ?? 0);
      if (time >= (times[next] ?? Infinity)) continue;
      times[next] = time;
      before[next] = node;
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
    node = before[node] ?? from;
    route.unshift(node);
  }
  return route;
}

/** The link between two neighbors. */
export const linkBetween = (mesh: Mesh, from: number, to: number): number =>
  (mesh.linksAt[from] ?? []).find((link) => {
    const found = mesh.links[link];
    return found !== undefined && across(found, from) === to;
  }) ?? -1;

/** Whether a route, from one of its nodes on, uses something of a set. */
export const usesAny = (mesh: Mesh, route: Route, parts: Parts): boolean =>
  route.some(
    (node, at) =>
      parts.has(node) ||
      (at > 0 && parts.has(partOfLink(mesh, linkBetween(mesh, route[at - 1] ?? -1, node)))),
  );

/** How long a route takes from its first node to its last. */
export const routeTime = (mesh: Mesh, costs: Costs, route: Route): number =>
  route
    .slice(1)
    .reduce(
      (sum, node, at) =>
        sum +
        (costs.link[linkBetween(mesh, route[at] ?? -1, node)] ?? 0) +
        (at > 0 ? costs.relay : 0),
      0,
    );
