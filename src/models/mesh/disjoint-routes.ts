import { itemAt } from '../../lib/item-at.ts';
import { type Mesh, partOfLink, type Parts } from './mesh.ts';
import { type Costs, type Route, routeTime } from './routes.ts';

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
export function disjointRoutes(mesh: Mesh, costs: Costs, down: Parts, count: number): Route[] {
  const { sender, receiver } = mesh;
  const arcs = arcsOf(mesh, costs, down);
  const [start, end] = [exit(sender), entrance(receiver)];
  for (let found = 0; found < count; found += 1) {
    const previous = shortestPaths(arcs, start);
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

function arcsOf(mesh: Mesh, costs: Costs, down: Parts): Arcs {
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
function shortestPaths(arcs: Arcs, start: number): ReadonlyMap<number, Arc> {
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
