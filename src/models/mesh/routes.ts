import { itemAt } from '../../lib/item-at.ts';
import { type Costs, type Mesh, partOfLink, type PartSet } from './mesh.ts';

export type MeshRoute = readonly number[];

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
  down: PartSet,
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
  down: PartSet,
): MeshRoute | null {
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

export const linksOf = (mesh: Mesh, route: MeshRoute): number[] =>
  route.slice(1).map((node, at) => linkBetween(mesh, itemAt(route, at), node));

/** Whether a route uses any of these nodes or links. */
export const usesAny = (mesh: Mesh, route: MeshRoute, parts: PartSet): boolean =>
  route.some((node) => parts.has(node)) ||
  linksOf(mesh, route).some((link) => parts.has(partOfLink(mesh, link)));

/** The time from a route's first node to its last. */
export const routeTime = (mesh: Mesh, costs: Costs, route: MeshRoute): number =>
  linksOf(mesh, route).reduce(
    (sum, link, at) => sum + itemAt(costs.link, link) + (at > 0 ? costs.relay : 0),
    0,
  );

/** An arc of the flow network. Once used, it can only be traversed backward, which frees it. */
type Arc = { readonly from: number; readonly to: number; readonly cost: number; isUsed: boolean };
/** The arcs that begin or end at each vertex. */
type Arcs = readonly (readonly Arc[])[];

/** Each node is two vertices with one arc between them, so that only one route can pass. */
const entrance = (node: number) => 2 * node;
const exit = (node: number) => 2 * node + 1;

/**
 * Up to `count` routes from sender to receiver that share no relay, with the least total time, quickest
 * first. Each round adds the cheapest augmenting path, which may free arcs of earlier routes: Suurballe,
 * Disjoint paths in a network, Networks 4 (1974), in Bhandari's form with negative costs.
 *
 * @param down failed nodes and links
 */
export function disjointRoutes(
  mesh: Mesh,
  costs: Costs,
  down: PartSet,
  count: number,
): MeshRoute[] {
  const { sender, receiver } = mesh;
  const arcs = arcsOf(mesh, costs, down);
  const [start, end] = [exit(sender), entrance(receiver)];
  for (let found = 0; found < count; found += 1) {
    const previous = shortestArcs(arcs, start);
    for (let arc = previous.get(end); arc; arc = previous.get(arc.isUsed ? arc.from : arc.to))
      arc.isUsed = !arc.isUsed;
  }

  const usedFrom = (vertex: number) =>
    itemAt(arcs, vertex).filter(({ from, isUsed }) => isUsed && from === vertex);
  const routes = usedFrom(start).map((first) => {
    const route = [sender];
    for (let arc: Arc | undefined = first; arc; arc = usedFrom(arc.to)[0])
      if (arc.to === entrance(arc.to >> 1)) route.push(arc.to >> 1);
    return route;
  });
  return routes.toSorted((a, b) => routeTime(mesh, costs, a) - routeTime(mesh, costs, b));
}

function arcsOf(mesh: Mesh, costs: Costs, down: PartSet): Arcs {
  const arcs: Arc[][] = mesh.places.flatMap(() => [[], []]);
  const addArc = (from: number, to: number, cost: number) => {
    const arc = { from, to, cost, isUsed: false };
    itemAt(arcs, from).push(arc);
    itemAt(arcs, to).push(arc);
  };
  for (const node of mesh.places.keys()) addArc(entrance(node), exit(node), costs.relay);
  for (const [link, { a, b }] of mesh.links.entries()) {
    if (down.has(a) || down.has(b) || down.has(partOfLink(mesh, link))) continue;
    const cost = itemAt(costs.link, link);
    addArc(exit(a), entrance(b), cost);
    addArc(exit(b), entrance(a), cost);
  }
  return arcs;
}

/** Bellman–Ford with a queue. Returns the last arc of the shortest path to each reached vertex. */
function shortestArcs(arcs: Arcs, start: number): ReadonlyMap<number, Arc> {
  const times = arcs.map((_, vertex) => (vertex === start ? 0 : Infinity));
  const previous = new Map<number, Arc>();
  // Grows during the iteration.
  const queue = [start];
  for (const vertex of queue)
    for (const arc of itemAt(arcs, vertex)) {
      const isForward = arc.from === vertex;
      if (isForward === arc.isUsed) continue;
      const next = isForward ? arc.to : arc.from;
      const time = itemAt(times, vertex) + (isForward ? arc.cost : -arc.cost);
      // The tolerance keeps rounding errors from causing an endless loop.
      if (time >= itemAt(times, next) - 1e-9) continue;
      times[next] = time;
      previous.set(next, arc);
      queue.push(next);
    }
  return previous;
}
