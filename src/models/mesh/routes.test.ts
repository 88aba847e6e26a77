import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  drawnMesh,
  ladder,
  ladderLinks,
  ladderSettings,
} from '../../../tests/support/drawn-mesh.ts';
import { costsOf, createMesh, type Mesh, relayCount } from './mesh.ts';
import {
  disjointRoutes,
  linkBetween,
  quickestRoute,
  type MeshRoute,
  routeTime,
  shortestPaths,
  usesAny,
} from './routes.ts';

const noPart = new Set<number>();

/** One millisecond for each unit of a link's length. */
const drawnCosts = ({ links }: Mesh, relay: number) => ({
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
      return { mesh, costs: drawnCosts(mesh, 1) };
    });
});

/** Every simple route, by brute force. */
function allRoutes(mesh: Mesh, route: MeshRoute = [mesh.sender]): MeshRoute[] {
  const last = route.at(-1) ?? -1;
  if (last === mesh.receiver) return [route];
  return [...mesh.places.keys()]
    .filter((next) => !route.includes(next) && linkBetween(mesh, last, next) >= 0)
    .flatMap((next) => allRoutes(mesh, [...route, next]));
}

const relaysOf = (route: MeshRoute) => route.slice(1, -1);
const shares = (a: MeshRoute, b: MeshRoute) =>
  relaysOf(a).some((node) => relaysOf(b).includes(node));

/** The least total time for each number of disjoint routes, by brute force. */
function best(mesh: Mesh, costs: { link: number[]; relay: number }): number[] {
  const found: number[] = [0];
  const extend = (left: readonly MeshRoute[], count: number, time: number) => {
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
        const routes = disjointRoutes(mesh, costs, noPart, count);
        expect(routes.length).toBe(Math.min(count, expected.length - 1));
        const times = routes.map((route) => routeTime(mesh, costs, route));
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        const total = times.reduce((sum, time) => sum + time, 0);
        expect(total).toBeCloseTo(expected[routes.length] ?? 0);
        for (const [index, route] of routes.entries())
          expect(routes.slice(index + 1).some((other) => shares(route, other))).toBe(false);
      }
    }),
  );
});

const trapLinks = '4-0:1 0-3:1 3-5:1 4-2:4 2-3:4 0-1:4 1-5:4';

test('finds two routes where the quickest one blocks both', () => {
  // A, 1, 4, B is quickest, but leaves no second route.
  const trap = drawnMesh(4, trapLinks);
  const costs = drawnCosts(trap, 0);
  expect(disjointRoutes(trap, costs, noPart, 1)).toEqual([[4, 0, 3, 5]]);
  for (const count of [2, 3])
    expect(disjointRoutes(trap, costs, noPart, count)).toEqual([
      [4, 0, 1, 5],
      [4, 2, 3, 5],
    ]);
  const withoutLast = new Set([trap.places.length + 6]);
  expect(disjointRoutes(trap, costs, withoutLast, 2)).toEqual([[4, 0, 3, 5]]);
});

test('reroutes the first route if that makes both quicker in total', () => {
  // The trap and a slow link from A to B: 3 + 16 with it, 9 + 9 without.
  const trap = drawnMesh(4, `${trapLinks} 4-5:16`);
  const costs = drawnCosts(trap, 0);
  expect(disjointRoutes(trap, costs, noPart, 2)).toEqual([
    [4, 0, 1, 5],
    [4, 2, 3, 5],
  ]);
  expect(disjointRoutes(trap, costs, noPart, 3)).toHaveLength(3);
});

test('a direct link from A to B counts as a route', () => {
  const near = drawnMesh(1, '1-2:9 1-0:2 0-2:2');
  const costs = drawnCosts(near, 1);
  expect(disjointRoutes(near, costs, noPart, 5)).toEqual([
    [1, 0, 2],
    [1, 2],
  ]);
});

test('the quickest route matches brute force', () => {
  fc.assert(
    fc.property(anyNetwork, ({ mesh, costs }) => {
      const times = allRoutes(mesh).map((route) => routeTime(mesh, costs, route));
      const route = quickestRoute(mesh, costs, mesh.sender, mesh.receiver, noPart);
      expect(route ? routeTime(mesh, costs, route) : Infinity).toBeCloseTo(Math.min(...times));
    }),
  );
});

test('routes avoid failed parts', () => {
  const mesh = createMesh(3);
  const costs = drawnCosts(mesh, 0.1);
  const down = new Set([6, 12, 18, mesh.places.length + 4]);
  const routes = disjointRoutes(mesh, costs, down, 5);
  expect(routes.flat().some((node) => down.has(node))).toBe(false);
  const everything = new Set(Array.from({ length: relayCount }, (_, relay) => relay));
  expect(disjointRoutes(mesh, costs, everything, 5)).toEqual([]);
});

const { sender, receiver } = ladder;
const costs = costsOf(ladder, ladderSettings);
const none = new Set<number>();
const { a0, upper, b1, left } = ladderLinks;

test('times add links and the relays between; `previous` names the node before', () => {
  const paths = shortestPaths(ladder, costs, new Map([[sender, 0]]), none);
  expect(paths.times).toEqual([2, 6, 3, 7, 0, 9]);
  expect(paths.previous).toEqual([sender, 0, sender, 2, -1, 1]);
});

test('with several sources, each node takes the earliest time', () => {
  const starts = new Map([
    [sender, 20],
    [receiver, 1],
  ]);
  // A source relay adds no delay; A's own start is later than the path from B.
  expect(shortestPaths(ladder, costs, starts, none).times).toEqual([7, 3, 8, 4, 10, 1]);
});

test('paths avoid failed parts, and a failed source reaches nothing', () => {
  const from = (down: Set<number>) =>
    shortestPaths(ladder, costs, new Map([[sender, 0]]), down).times;
  expect(from(new Set([1]))).toEqual([2, Infinity, 3, 7, 0, 11]);
  expect(from(new Set([a0]))).toEqual([5, 9, 3, 7, 0, 11]);
  expect(from(new Set([sender]))).toEqual(Array.from({ length: 6 }, () => Infinity));
});

test('the quickest route avoids failed parts; there may be none', () => {
  const route = (...down: number[]) =>
    quickestRoute(ladder, costs, sender, receiver, new Set(down));
  expect(route()).toEqual([sender, 0, 1, receiver]);
  expect(route(upper)).toEqual([sender, 2, 3, receiver]);
  expect(route(upper, ladderLinks.a2)).toEqual([sender, 0, 2, 3, receiver]);
  expect(route(1, 3)).toBeNull();
  expect(quickestRoute(ladder, costs, 2, 2, none)).toEqual([2]);
});

test('of equally quick routes, the first found wins', () => {
  const square = drawnMesh(2, '2-0:1 2-1:1 0-3:1 1-3:1');
  const settings = { ...ladderSettings, relayMs: 0 };
  expect(quickestRoute(square, costsOf(square, settings), 2, 3, none)).toEqual([2, 0, 3]);
});

test('linkBetween finds a link from either end', () => {
  expect(linkBetween(ladder, 0, 1)).toBe(1);
  expect(linkBetween(ladder, 1, 0)).toBe(1);
  expect(linkBetween(ladder, 0, 3)).toBe(-1);
});

test('a route uses its nodes and the links between them', () => {
  const route = [sender, 0, 1, receiver];
  for (const part of [sender, 0, 1, receiver, a0, upper, b1])
    expect(usesAny(ladder, route, new Set([part]))).toBe(true);
  expect(usesAny(ladder, route, new Set([2, 3, left, ladderLinks.right]))).toBe(false);
  expect(usesAny(ladder, [1, receiver], new Set([sender, 0, a0, upper]))).toBe(false);
});

test('a route’s time adds its links and inner relays', () => {
  expect(routeTime(ladder, costs, [sender, 0, 1, receiver])).toBe(9);
  expect(routeTime(ladder, costs, [sender, 0, 2, 3, receiver])).toBe(12);
  expect(routeTime(ladder, costs, [sender, 0])).toBe(2);
  expect(routeTime(ladder, costs, [sender])).toBe(0);
});

test('a link’s latency is proportional to its length', () => {
  expect(costsOf(ladder, { ...ladderSettings, linkMs: 4, relayMs: 0.5 })).toEqual({
    link: [8, 12, 8, 12, 12, 12, 4, 4],
    relay: 0.5,
  });
});
