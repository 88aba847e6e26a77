import { expect, test } from 'vitest';

import { routeLength, shortestRoute } from './graph.ts';
import { computeMesh } from './mesh-route.ts';

const { places, edges, lost, dead, route } = computeMesh();

test('the failed node lay on the shortest route and the new route avoids it', () => {
  expect(lost).toContain(dead);
  expect(route).not.toContain(dead);
});

test('both routes join the same ends along edges of the mesh', () => {
  expect([route.at(0), route.at(-1)]).toEqual([lost.at(0), lost.at(-1)]);
  for (const way of [route, lost])
    for (const [i, node] of way.slice(1).entries()) {
      const pair = [way[i] ?? -1, node].toSorted((a, b) => a - b);
      expect(edges).toContainEqual(pair);
    }
});

test('the new route is longer than the lost one, and the shortest left', () => {
  expect(routeLength(places, route)).toBeGreaterThan(routeLength(places, lost));
  expect(route).toEqual(shortestRoute(places, edges, route[0] ?? -1, route.at(-1) ?? -1, [dead]));
});

test('the detour leaves and rejoins the lost route beside the failed node, as the picture shows', () => {
  const at = lost.indexOf(dead);
  expect(route).toEqual(expect.arrayContaining([lost[at - 1], lost[at + 1]]));
});
