import { expect, test } from 'vitest';

import { placeOnScale, formatRange, formatTime } from './time-scale.ts';

test('the scale is logarithmic and clamped', () => {
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
])('%f ms is %s', (milliseconds, text) => expect(formatTime(milliseconds)).toBe(text));

test('a range repeats its unit only if the two differ', () => {
  expect(formatRange(0.0344, 0.0375)).toBe('34.4 to 37.5 µs');
  expect(formatRange(0.5, 2)).toBe('500 µs to 2 ms');
});
