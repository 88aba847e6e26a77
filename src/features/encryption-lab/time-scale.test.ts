import { expect, test } from 'vitest';

import { placeOnScale, spelledRange, spelledTime } from './time-scale.ts';

test('equal ratios are equally far apart, and nothing leaves the scale', () => {
  const step = placeOnScale(10) - placeOnScale(1);
  expect(placeOnScale(1000) - placeOnScale(100)).toBeCloseTo(step);
  expect([placeOnScale(0.001), placeOnScale(60_000)]).toEqual([0, 1]);
  expect([placeOnScale(0), placeOnScale(1e9)]).toEqual([0, 1]);
});

test.each([
  [0.000_51, '0.51 µs'],
  [0.012_34, '12.3 µs'],
  [0.9996, '1 ms'],
  [1.234, '1.23 ms'],
  [999.4, '999 ms'],
  [12_345, '12.3 s'],
])('%f ms is %s', (milliseconds, text) => expect(spelledTime(milliseconds)).toBe(text));

test('a range names its unit once where it can', () => {
  expect(spelledRange(0.0344, 0.0375)).toBe('34.4 to 37.5 µs');
  expect(spelledRange(0.5, 2)).toBe('500 µs to 2 ms');
});
