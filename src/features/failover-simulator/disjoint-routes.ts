import { type Mesh, partOfLink, type Parts } from './mesh.ts';
import { type Costs, type Route, routeTime } from './routes.ts';

/** Routes that share no relay, quickest first, and the fewest relays whose loss would stop them all. */
export type DisjointRoutes = { readonly routes: readonly Route[]; readonly cut: readonly number[] };

/** One direction of a way between two states; `back` is its reverse, which takes flow off it again. */
type Arc = { readonly to: number; cap: number; readonly cost: number; readonly back: number };

/**
 * Up to `count` routes from sender to receiver that share no relay, so that their total time is the
 * least possible. Every node is split into an entrance and an exit with room for one route between,
 * and routes are added along the cheapest way through what is left, which may take a route off a link
 * again: Suurballe, Disjoint paths in a network, Networks 4 (1974), in Bhandari's form with negative
 * costs. When no route can be added, what is still reachable shows a smallest cut (Menger).
 *
 * @param down nodes and links that may not be used
 */
export function disjointRoutes(
  mesh: Mesh,
  costs: Costs,
  down: Parts,
  count: number,
): DisjointRoutes {
  const arcs: Arc[] = [];
  const arcsAt: number[][] = mesh.places.flatMap(() => [[], []]);
  const join = (from: number, to: number, cost: number, cap: number) => {
    arcsAt[from]?.push(arcs.length);
    arcs.push({ to, cap, cost, back: arcs.length + 1 });
    arcsAt[to]?.push(arcs.length);
    arcs.push({ to: from, cap: 0, cost: -cost, back: arcs.length - 1 });
  };
  const entrance = (node: number) => 2 * node;
  const exit = (node: number) => 2 * node + 1;
  const { sender, receiver } = mesh;
  for (const node of mesh.places.keys())
    if (node !== sender && node !== receiver && !down.has(node))
      join(entrance(node), exit(node), costs.relay, 1);
  for (const [link, { a, b }] of mesh.links.entries()) {
    if (down.has(a) || down.has(b) || down.has(partOfLink(mesh, link))) continue;
    const cost = costs.link[link] ?? 0;
    if (b !== sender && a !== receiver) join(exit(a), entrance(b), cost, Infinity);
    if (a !== sender && b !== receiver) join(exit(b), entrance(a), cost, Infinity);
  }

  const [start, end] = [exit(sender), entrance(receiver)];
  for (let found = 0; found < count; found += 1) {
    const way = cheapestWay(arcs, arcsAt, start);
    if (way[end] === undefined) break;
    for (let state = end; state !== start;) {
      const arc = arcs[way[state] ?? -1];
      const back = arcs[arc?.back ?? -1];
      if (!arc || !back) break;
      arc.cap -= 1;
      back.cap += 1;
      state = back.to;
    }
  }

  const reached = cheapestWay(arcs, arcsAt, start);
  const isReached = (state: number) => state === start || reached[state] !== undefined;
  const cut = [...mesh.places.keys()].filter(
    (node) => node !== receiver && isReached(entrance(node)) && !isReached(exit(node)),
  );
  const routes = (arcsAt[start] ?? []).flatMap((first) => {
    // Every second arc is a reverse, and has room only where a route runs against it.
    const isUsed = (arc: number) => arc % 2 === 0 && (arcs[arc + 1]?.cap ?? 0) > 0;
    if (!isUsed(first)) return [];
    const route = [sender];
    for (let state = arcs[first]?.to ?? end; ;) {
      route.push(state >> 1);
      if (state === end) return [route];
      const onward = (arcsAt[exit(state >> 1)] ?? []).find(isUsed);
      state = arcs[onward ?? -1]?.to ?? end;
    }
  });
  const times = new Map(routes.map((route) => [route, routeTime(mesh, costs, route)]));
  return {
    routes: routes.toSorted((a, b) => (times.get(a) ?? 0) - (times.get(b) ?? 0)),
    cut: down.has(sender) || down.has(receiver) ? [] : cut,
  };
}

/** Bellman and Ford with a queue; for each state that is reached, the arc that leads to it. */
function cheapestWay(
  arcs: readonly Arc[],
  arcsAt: readonly (readonly number[])[],
  start: number,
): (number | undefined)[] {
  const costs: number[] = arcsAt.map(() => Infinity);
  const way: (number | undefined)[] = arcsAt.map(() => undefined);
  const waiting = [start];
  const isWaiting = new Set(waiting);
  costs[start] = 0;
  for (let at = 0; at < waiting.length; at += 1) {
    const state = waiting[at] ?? start;
    isWaiting.delete(state);
    for (const arc of arcsAt[state] ?? []) {
      const { to = start, cap = 0, cost = 0 } = arcs[arc] ?? {};
      const total = (costs[state] ?? Infinity) + cost;
      // The least part of a millisecond, so that rounding never sends the search round in a circle.
      if (cap === 0 || total >= (costs[to] ?? Infinity) - 1e-9) continue;
      costs[to] = total;
      way[to] = arc;
      if (isWaiting.has(to)) continue;
      isWaiting.add(to);
      waiting.push(to);
    }
  }
  return way;
}
