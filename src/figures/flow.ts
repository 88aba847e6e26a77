import type { Edge } from './graph.ts';

/** Routes between two nodes that share no link, and a smallest set of links that blocks them all. */
export type Flow = { readonly routes: readonly number[][]; readonly cut: readonly Edge[] };

/**
 * Maximum flow and minimum cut of a network whose links carry one route each, in either direction, by
 * augmenting along shortest paths. Source: Ford and Fulkerson, Canadian Journal of Mathematics 8 (1956).
 */
export function disjointRoutes(edges: readonly Edge[], source: number, sink: number): Flow {
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
