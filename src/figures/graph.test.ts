import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Point } from './pen/geometry.ts';
import { gabrielGraph, routeLength, shortestRoute, type Edge } from './graph.ts';

const placeLists = fc.uniqueArray(
  fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 150 })),
  { minLength: 4, maxLength: 9, selector: ([x, y]) => `${x},${y}` },
);

/** Shortest length by trying every route: slow, and plainly right. */
function tryAll(
  places: readonly Point[],
  edges: readonly Edge[],
  route: readonly number[],
  end: number,
  avoid: readonly number[],
): number {
  const here = route.at(-1);
  if (here === end) return routeLength(places, route);
  const next = edges
    .filter((edge) => edge.some((node) => node === here))
    .map(([a, b]) => (a === here ? b : a))
    .filter((node) => !route.includes(node) && !avoid.includes(node));
  return Math.min(
    Infinity,
    ...next.map((node) => tryAll(places, edges, [...route, node], end, avoid)),
  );
}

describe('shortestRoute', () => {
  test('is as short as the best of all routes, and avoids blocked nodes', () => {
    fc.assert(
      fc.property(placeLists, (places) => {
        const edges = gabrielGraph(places);
        const route = shortestRoute(places, edges, 0, 1, [2]);
        const best = tryAll(places, edges, [0], 1, [2]);
        expect(route).not.toContain(2);
        if (best === Infinity) expect(route).toEqual([]);
        else expect(routeLength(places, route)).toBeCloseTo(best, 6);
      }),
      { numRuns: 60 },
    );
  });

  test('is empty where there is no route', () => {
    expect(
      shortestRoute(
        [
          [0, 0],
          [1, 0],
          [2, 0],
        ],
        [[0, 1]],
        0,
        2,
      ),
    ).toEqual([]);
  });
});

describe('gabrielGraph', () => {
  test('joins every place to every other by some route', () => {
    fc.assert(
      fc.property(placeLists, (places) => {
        const edges = gabrielGraph(places);
        for (const node of places.keys())
          expect(shortestRoute(places, edges, 0, node).at(-1)).toBe(node);
      }),
    );
  });
});
