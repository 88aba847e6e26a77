import fc from 'fast-check';
import { expect, test } from 'vitest';

import { disjointRoutes } from './disjoint-routes.ts';
import { createMesh, type Mesh, relayCount } from './mesh.ts';
import { linkBetween, quickestRoute, type Route, routeTime } from './routes.ts';
import { drawnMesh } from '../../../tests/support/drawn-mesh.ts';
import { runs } from '../../../tests/support/full.ts';

const none = new Set<number>();

/** One millisecond for each unit of a link's length. */
const costsOf = ({ links }: Mesh, relay: number) => ({
  link: links.map(({ length }) => length),
  relay,
});

/** Small networks. Sender and receiver are the last two nodes and not neighbors. */
const anyNetwork = fc.integer({ min: 1, max: 6 }).chain((relays) => {
  const pairs = Array.from({ length: relays + 2 }, (_, a) =>
    Array.from({ length: a }, (__, b) => [b, a] as const),
  )
    .flat()
    .filter(([b, a]) => !(a === relays + 1 && b === relays));
  return fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: pairs.length, maxLength: pairs.length })
    .map((lengths): { mesh: Mesh; costs: { link: number[]; relay: number } } => {
      const links = pairs.flatMap(([a, b], index) => {
        const length = lengths[index] ?? 0;
        return length > 3 ? [`${a}-${b}:${length}`] : [];
      });
      const mesh = drawnMesh(relays, links.join(' '));
      return { mesh, costs: costsOf(mesh, 1) };
    });
});

/** Every simple route, by brute force. */
function allRoutes(mesh: Mesh, route: Route = [mesh.sender]): Route[] {
  const last = route.at(-1) ?? -1;
  if (last === mesh.receiver) return [route];
  return [...mesh.places.keys()]
    .filter((next) => !route.includes(next) && linkBetween(mesh, last, next) >= 0)
    .flatMap((next) => allRoutes(mesh, [...route, next]));
}

const relaysOf = (route: Route) => route.slice(1, -1);
const shares = (a: Route, b: Route) => relaysOf(a).some((node) => relaysOf(b).includes(node));

/** The least total time for each number of disjoint routes, by brute force. */
function best(mesh: Mesh, costs: { link: number[]; relay: number }): number[] {
  const found: number[] = [0];
  const extend = (left: readonly Route[], count: number, time: number) => {
    found[count] = Math.min(found[count] ?? Infinity, time);
    for (const [index, route] of left.entries())
      extend(
        left.slice(index + 1).filter((other) => !shares(route, other)),
        count + 1,
        time + routeTime(mesh, costs, route),
      );
  };
  extend(allRoutes(mesh), 0, 0);
  return found;
}

test('finds as many disjoint routes as exist, with the least total time', () => {
  fc.assert(
    fc.property(anyNetwork, ({ mesh, costs }) => {
      const expected = best(mesh, costs);
      for (let count = 1; count <= expected.length; count += 1) {
        const routes = disjointRoutes(mesh, costs, none, count);
        expect(routes.length).toBe(Math.min(count, expected.length - 1));
        const times = routes.map((route) => routeTime(mesh, costs, route));
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        const total = times.reduce((sum, time) => sum + time, 0);
        expect(total).toBeCloseTo(expected[routes.length] ?? 0);
        for (const [index, route] of routes.entries())
          expect(routes.slice(index + 1).some((other) => shares(route, other))).toBe(false);
      }
    }),
    { numRuns: runs(100) },
  );
});

const trapLinks = '4-0:1 0-3:1 3-5:1 4-2:4 2-3:4 0-1:4 1-5:4';

test('finds two routes where the quickest one blocks both', () => {
  // A, 1, 4, B is quickest, but leaves no second route.
  const trap = drawnMesh(4, trapLinks);
  const costs = costsOf(trap, 0);
  expect(disjointRoutes(trap, costs, none, 1)).toEqual([[4, 0, 3, 5]]);
  for (const count of [2, 3])
    expect(disjointRoutes(trap, costs, none, count)).toEqual([
      [4, 0, 1, 5],
      [4, 2, 3, 5],
    ]);
  const withoutLast = new Set([trap.places.length + 6]);
  expect(disjointRoutes(trap, costs, withoutLast, 2)).toEqual([[4, 0, 3, 5]]);
});

test('reroutes the first route if that makes both quicker in total', () => {
  // The trap and a slow link from A to B: 3 + 16 with it, 9 + 9 without.
  const trap = drawnMesh(4, `${trapLinks} 4-5:16`);
  const costs = costsOf(trap, 0);
  expect(disjointRoutes(trap, costs, none, 2)).toEqual([
    [4, 0, 1, 5],
    [4, 2, 3, 5],
  ]);
  expect(disjointRoutes(trap, costs, none, 3)).toHaveLength(3);
});

test('a direct link from A to B counts as a route', () => {
  const near = drawnMesh(1, '1-2:9 1-0:2 0-2:2');
  const costs = costsOf(near, 1);
  expect(disjointRoutes(near, costs, none, 5)).toEqual([
    [1, 0, 2],
    [1, 2],
  ]);
});

test('the quickest route matches brute force', () => {
  fc.assert(
    fc.property(anyNetwork, ({ mesh, costs }) => {
      const times = allRoutes(mesh).map((route) => routeTime(mesh, costs, route));
      const route = quickestRoute(mesh, costs, mesh.sender, mesh.receiver, none);
      expect(route ? routeTime(mesh, costs, route) : Infinity).toBeCloseTo(Math.min(...times));
    }),
    { numRuns: runs(100) },
  );
});

test('routes avoid failed parts', () => {
  const mesh = createMesh(3);
  const costs = costsOf(mesh, 0.1);
  const down = new Set([6, 12, 18, mesh.places.length + 4]);
  const routes = disjointRoutes(mesh, costs, down, 5);
  expect(routes.flat().some((node) => down.has(node))).toBe(false);
  const everything = new Set(Array.from({ length: relayCount }, (_, relay) => relay));
  expect(disjointRoutes(mesh, costs, everything, 5)).toEqual([]);
});
