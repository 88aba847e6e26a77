import { expect, test } from 'vitest';

import { balance } from './phase-diagram.ts';

test('all curves pass the triple point', () => {
  expect(balance(216.59, 25_200)).toBeCloseTo(5.18, 9);
  expect(balance(216.59, 16_600)).toBeCloseTo(5.18, 9);
});

test('dry ice: one atmosphere at 194.7 K, and the vapor curve ends near the critical pressure', () => {
  expect(balance(194.7, 25_200)).toBeGreaterThan(0.95);
  expect(balance(194.7, 25_200)).toBeLessThan(1.15);
  expect(Math.abs(balance(304.13, 16_600) / 73.77 - 1)).toBeLessThan(0.03);
});
