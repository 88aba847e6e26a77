import { expect, test } from 'vitest';

import { linkBetween, quickestRoute, shortestPaths, routeTime, usesAny } from './routes.ts';
import { costsOf } from './mesh.ts';
import {
  drawnMesh,
  ladder,
  ladderLinks,
  ladderSettings,
} from '../../../tests/support/drawn-mesh.ts';

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
