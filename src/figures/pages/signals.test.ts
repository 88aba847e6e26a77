import { expect, test } from 'vitest';

import { controlChart } from './signals.ts';

const chart = { seed: 11, count: 61, outlier: 40, deviation: 7.6 };

test('exactly the outlier lies outside the limits', () => {
  const { series, center, limit } = controlChart(chart);
  const outside = series.flatMap((value, i) => (Math.abs(value - center) > limit ? [i] : []));
  expect(outside).toEqual([40]);
});

test('the limits do not depend on how far the outlier lies', () => {
  const near = controlChart({ ...chart, deviation: 4 });
  const far = controlChart({ ...chart, deviation: 40 });
  expect(far.limit).toBe(near.limit);
  expect(far.center).toBe(near.center);
});

test('center and limits are mean and three standard deviations of the rest', () => {
  const { series, center, limit } = controlChart({ ...chart, outlier: 10 });
  const rest = series.toSpliced(10, 1);
  const mean = rest.reduce((sum, value) => sum + value, 0) / rest.length;
  const squares = rest.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  expect(center).toBeCloseTo(mean, 9);
  expect(limit).toBeCloseTo(3 * Math.sqrt(squares / (rest.length - 1)), 9);
});
