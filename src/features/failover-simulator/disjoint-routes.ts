import { itemAt } from '../../lib/item-at.ts';
import { type Mesh, partOfLink, type Parts } from './mesh.ts';
import { type Costs, type Route, routeTime } from './routes.ts';

/** From one state to another; once a route uses it, it can only be gone back, which takes the route off it. */
type Way = { readonly from: number; readonly to: number; readonly cost: number; isUsed: boolean };
/** The ways that begin or end at each state. */
type Ways = readonly (readonly Way[])[];

/** What a route comes to at a node, and what it leaves from: two states, so that only one can pass between. */
const entrance = (node: number) => 2 * node;
const exit = (node: number) => 2 * node + 1;

/**
 * Up to `count` routes from sender to receiver that share no relay, quickest first, so that their total
 * time is the least possible. Every node is split into an entrance and an exit with room for one route
 * between, and routes are added along the cheapest way through what is left, which may take a route off a
 * link again: Suurballe, Disjoint paths in a network, Networks 4 (1974), in Bhandari's form with negative
 * costs.
 *
 * @param down nodes and links that may not be used
 */
export function disjointRoutes(mesh: Mesh, costs: Costs, down: Parts, count: number): Route[] {
  const { sender, receiver } = mesh;
  const ways = waysOf(mesh, costs, down);
  const [start, end] = [exit(sender), entrance(receiver)];
  for (let found = 0; found < count; found += 1) {
    const last = cheapestWays(ways, start);
    for (let way = last.get(end); way; way = last.get(way.isUsed ? way.from : way.to))
      way.isUsed = !way.isUsed;
  }

  const onward = (state: number) =>
    itemAt(ways, state).filter(({ from, isUsed }) => isUsed && from === state);
  const routes = onward(start).map((first) => {
    const route = [sender];
    for (let way: Way | undefined = first; way; way = onward(way.to)[0])
      if (way.to === entrance(way.to >> 1)) route.push(way.to >> 1);
    return route;
  });
  return routes.toSorted((a, b) => routeTime(mesh, costs, a) - routeTime(mesh, costs, b));
}

function waysOf(mesh: Mesh, costs: Costs, down: Parts): Ways {
  const ways: Way[][] = mesh.places.flatMap(() => [[], []]);
  const join = (from: number, to: number, cost: number) => {
    const way = { from, to, cost, isUsed: false };
    itemAt(ways, from).push(way);
    itemAt(ways, to).push(way);
  };
  for (const node of mesh.places.keys()) join(entrance(node), exit(node), costs.relay);
  for (const [link, { a, b }] of mesh.links.entries()) {
    if (down.has(a) || down.has(b) || down.has(partOfLink(mesh, link))) continue;
    const cost = itemAt(costs.link, link);
    join(exit(a), entrance(b), cost);
    join(exit(b), entrance(a), cost);
  }
  return ways;
}

/** Bellman and Ford with a queue; for each state that is reached, the way that leads to it. */
function cheapestWays(ways: Ways, start: number): ReadonlyMap<number, Way> {
  const times = ways.map((_, state) => (state === start ? 0 : Infinity));
  const last = new Map<number, Way>();
  // Grows while it is walked through.
  const waiting = [start];
  for (const state of waiting)
    for (const way of itemAt(ways, state)) {
      const isForth = way.from === state;
      if (isForth === way.isUsed) continue;
      const next = isForth ? way.to : way.from;
      const time = itemAt(times, state) + (isForth ? way.cost : -way.cost);
      // The least part of a millisecond, so that rounding never sends the search round in a circle.
      if (time >= itemAt(times, next) - 1e-9) continue;
      times[next] = time;
      last.set(next, way);
      waiting.push(next);
    }
  return last;
}
