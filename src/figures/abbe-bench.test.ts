import { describe, expect, test } from 'vitest';

import {
  abbeBench,
  bench,
  benchPlaces,
  imageContrast,
  orderAmplitude,
  orders,
} from './abbe-bench.ts';

const box = { width: 1440, height: 475 };
const intensity = (x: number, y: number, choice = ''): number => {
  const sample = abbeBench.sample({ ...box, choice }).at(x, y);
  return sample ? Math.hypot(sample.re, sample.im) : 0;
};

describe('contrast of the image', () => {
  test('is 1 with all orders, and 0 with one or none', () => {
    expect(imageContrast(new Set())).toBeCloseTo(1, 2);
    for (const order of orders)
      expect(imageContrast(new Set(orders.filter((other) => other !== order)))).toBe(0);
    expect(imageContrast(new Set(orders))).toBe(0);
  });

  test('is 2ab / (a² + b²) for two orders', () => {
    const [a, b] = [orderAmplitude(0), orderAmplitude(1)];
    expect(imageContrast(new Set([-2, -1, 2]))).toBeCloseTo((2 * a * b) / (a * a + b * b), 3);
  });
});

test('opposite orders have equal amplitudes, weaker outward', () => {
  expect(orders.map(orderAmplitude)).toEqual(orders.toReversed().map(orderAmplitude));
  expect(orderAmplitude(0)).toBe(1);
  expect(orderAmplitude(1)).toBeGreaterThan(orderAmplitude(2));
});

test('every order has its own place at the stops, and only a blocked one is dark behind them', () => {
  const behind = (benchPlaces.stops + 0.05) * box.width;
  for (const order of orders) {
    const y = box.height / 2 + order * bench.spread * box.height;
    expect(intensity(behind, y)).toBeGreaterThan(0.1);
    expect(intensity(behind, y, String(order))).toBeLessThan(0.05);
    expect(intensity((benchPlaces.stops - 0.05) * box.width, y, String(order))).toBeGreaterThan(
      0.1,
    );
  }
});

test('with all orders blocked nothing arrives', () => {
  expect(intensity(box.width * 0.9, box.height / 2, '-2 -1 0 1 2')).toBe(0);
});

test('the bench runs from top to bottom in narrow boxes', () => {
  const wide = abbeBench.sample({ width: 1000, height: 400 });
  const narrow = abbeBench.sample({ width: 400, height: 1000 });
  const size = (sample: { re: number; im: number } | undefined) =>
    sample ? Math.hypot(sample.re, sample.im) : 0;
  for (const z of [200, 500, 800]) {
    const lying = wide.at(z, 200);
    const standing = narrow.at(200, z);
    expect(size(standing)).toBeGreaterThan(0.1);
    expect(Math.abs(size(standing) - size(lying))).toBeLessThan(0.2);
  }
});
