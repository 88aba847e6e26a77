import type { Edge } from './graph.ts';

/** The most routes between two nodes that share no link, and a smallest set of links that stops them all. */
export type Flow = { readonly routes: readonly number[][]; readonly cut: readonly Edge[] };

/**
 * Routes and cut of a network whose links carry one route each, either way. There are as many of one
 * as of the other: Ford and Fulkerson, Canadian Journal of Mathematics 8 (1956). Routes are found by
 * augmenting along a shortest way until there is none; the cut parts what can still be reached.
 */
export function disjointRoutes(edges: readonly Edge[], source: number, sink: number): Flow {
  // A link in use may still be crossed against its route, which takes that route off it.
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

/** Breadth first; for each node that is reached, the one before it. */
function search(start: number, nextOf: (node: number) => readonly number[]): Map<number, number> {
  const cameFrom = new Map([[start, start]]);
  for (const node of cameFrom.keys())
    for (const next of nextOf(node)) if (!cameFrom.has(next)) cameFrom.set(next, node);
  return cameFrom;
}
