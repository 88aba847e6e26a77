import { distance, type Point } from './pen/geometry.ts';

export type Edge = readonly [number, number];

/**
 * The Gabriel graph: two places are joined if no third lies in the circle whose diameter is the line between
 * them. It is connected and planar. Source: Gabriel and Sokal, Systematic Zoology 18 (1969).
 * @returns edges as pairs of indexes, the smaller first
 */
export function gabrielGraph(places: readonly Point[]): Edge[] {
  return places.flatMap((a, i) =>
    places.flatMap((b, j): Edge[] => {
      if (j <= i) return [];
      const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      const radius = distance(a, b) / 2;
      const isFree = places.every((c, k) => k === i || k === j || distance(c, middle) >= radius);
      return isFree ? [[i, j]] : [];
    }),
  );
}

/**
 * The shortest route through a graph whose edges are as long as they are drawn (Dijkstra 1959).
 * @param avoid nodes that may not be passed
 * @returns the nodes from `start` to `end`; empty if there is no route
 */
export function shortestRoute(
  places: readonly Point[],
  edges: readonly Edge[],
  start: number,
  end: number,
  avoid: readonly number[] = [],
): number[] {
  const cost = new Map([[start, 0]]);
  const cameFrom = new Map<number, number>();
  const done = new Set(avoid);
  for (;;) {
    const open = [...cost].filter(([node]) => !done.has(node));
    const [node, soFar] = open.toSorted((a, b) => a[1] - b[1])[0] ?? [end, Infinity];
    if (node === end) return soFar === Infinity ? [] : trail(cameFrom, end);
    done.add(node);
    for (const next of neighbors(edges, node)) {
      const total = soFar + routeLength(places, [node, next]);
      if (total >= (cost.get(next) ?? Infinity)) continue;
      cost.set(next, total);
      cameFrom.set(next, node);
    }
  }
}

export function routeLength(places: readonly Point[], route: readonly number[]): number {
  return route.slice(1).reduce((sum, node, i) => {
    const [a, b] = [places[route[i] ?? -1], places[node]];
    return a && b ? sum + distance(a, b) : sum;
  }, 0);
}

function neighbors(edges: readonly Edge[], node: number): number[] {
  return edges.filter((edge) => edge.includes(node)).map(([a, b]) => (a === node ? b : a));
}

function trail(cameFrom: ReadonlyMap<number, number>, end: number): number[] {
  const before = cameFrom.get(end);
  return before === undefined ? [end] : [...trail(cameFrom, before), end];
}

/** Routes between two nodes that share no link, and a smallest set of links that blocks them all. */
export type Flow = { readonly routes: readonly number[][]; readonly cut: readonly Edge[] };

/**
 * Maximum flow and minimum cut of a network whose links carry one route each, in either direction, by
 * augmenting along shortest paths. Source: Ford and Fulkerson, Canadian Journal of Mathematics 8 (1956).
 */
export function disjointPaths(edges: readonly Edge[], source: number, sink: number): Flow {
  // A link in use may be crossed against its route, which frees it.
  const used = new Set<string>();
  const key = (a: number, b: number) => `${a}>${b}`;
  const nextOf = (node: number) =>
    edges
      .filter((edge) => edge.includes(node))
      .map(([a, b]) => (a === node ? b : a))
      .filter((next) => !used.has(key(node, next)));
  for (;;) {
    const cameFrom = search(source, nextOf);
    if (!cameFrom.has(sink))
      return { routes: routesOf(used), cut: cutOf(new Set(cameFrom.keys())) };
    for (let node = sink; node !== source;) {
      const before = cameFrom.get(node) ?? source;
      if (!used.delete(key(node, before))) used.add(key(before, node));
      node = before;
    }
  }

  function cutOf(near: ReadonlySet<number>): Edge[] {
    return edges.filter(([a, b]) => near.has(a) !== near.has(b));
  }

  function routesOf(steps: ReadonlySet<string>): number[][] {
    const left = new Map<number, number[]>();
    for (const step of steps) {
      const [a = 0, b = 0] = step.split('>').map(Number);
      left.set(a, [...(left.get(a) ?? []), b]);
    }
    return (left.get(source) ?? []).map((first) => {
      const route = [source, first];
      while (route.at(-1) !== sink) route.push(left.get(route.at(-1) ?? sink)?.shift() ?? sink);
      return route;
    });
  }
}

/** Breadth-first search. Maps each node that is reached to the one before it. */
function search(start: number, nextOf: (node: number) => readonly number[]): Map<number, number> {
  const cameFrom = new Map([[start, start]]);
  for (const node of cameFrom.keys())
    for (const next of nextOf(node)) if (!cameFrom.has(next)) cameFrom.set(next, node);
  return cameFrom;
}
