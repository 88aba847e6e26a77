import { expect, test } from 'vitest';

import { fragments } from '../../content/product/splitting.ts';
import { fourRoutes, neededRoutes, opens, routePlace, routes, way } from './four-routes.ts';

const box = { width: 1440, height: 475 };

/** Light in a column of the scene, between two distances from the axis. */
function light(z: number, choice = '', from = -0.5, to = 0.5): number {
  const { at } = fourRoutes.sample({ ...box, choice });
  let sum = 0;
  for (let y = from; y < to; y += 0.01) {
    const sample = at(z * box.width, (0.5 + y) * box.height);
    if (sample) sum += Math.hypot(sample.re, sample.im);
  }
  return sum;
}
const onRoute = (z: number, route: (typeof routes)[number], choice = ''): number =>
  light(z, choice, routePlace(route) - 0.03, routePlace(route) + 0.03);

test('every route is lit before the stops, and only a cut one is dark behind them', () => {
  for (const route of routes) {
    expect(onRoute(way.stops - 0.05, route, String(route))).toBeGreaterThan(1);
    expect(onRoute(way.stops + 0.05, route)).toBeGreaterThan(1);
    expect(onRoute(way.stops + 0.05, route, String(route))).toBeLessThan(0.3);
  }
});

test('the scene has the routes of the product', () => {
  expect([routes.length, neededRoutes]).toEqual([fragments.total, fragments.needed]);
});

test('with one route cut, whichever it is, the message leaves whole', () => {
  for (const route of routes) {
    expect(opens(new Set([route]))).toBe(true);
    for (const z of [0.8, 0.95]) expect(light(z, String(route))).toBeCloseTo(light(z), 9);
  }
});

test('with two routes cut nothing leaves', () => {
  expect(opens(new Set([0, 3]))).toBe(false);
  expect(light(0.85, '0 3')).toBe(0);
});

test('the way runs from top to bottom in narrow boxes', () => {
  const narrow = fourRoutes.sample({ width: 475, height: 1440 });
  const size = (x: number) => {
    const sample = narrow.at(237.5 + x, 0.45 * 1440);
    return sample ? Math.hypot(sample.re, sample.im) : 0;
  };
  for (const route of routes) expect(size(routePlace(route) * 475)).toBeGreaterThan(0.2);
  expect(size(0)).toBeLessThan(0.1);
});
