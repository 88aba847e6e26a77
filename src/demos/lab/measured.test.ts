import fc from 'fast-check';
import { expect, test } from 'vitest';

import { fill } from '../../lib/text/fill.ts';
import { formatRange, formatTime, placeOnScale, summarize } from './measured.ts';
import { range } from './words.ts';

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
  expect(formatRange(0.0344, 0.0375)).toBe(fill(range, { from: '34.4', to: '37.5 µs' }));
  expect(formatRange(0.5, 2)).toBe(fill(range, { from: '500 µs', to: '2 ms' }));
});

test('quartiles match the defaults of R and NumPy', () => {
  expect(summarize([4, 1, 3, 2])).toEqual({
    runs: 4,
    median: 2.5,
    q1: 1.75,
    q3: 3.25,
    min: 1,
    max: 4,
  });
  expect(summarize([7])).toEqual({ runs: 1, median: 7, q1: 7, q3: 7, min: 7, max: 7 });
});

test('the order of samples does not matter, and min, quartiles and max are in order', () => {
  const runs = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1 });
  fc.assert(
    fc.property(runs, (samples) => {
      const { min, q1, median, q3, max } = summarize(samples);
      expect([q1 - min, median - q1, q3 - median, max - q3].every((step) => step >= -1e-6)).toBe(
        true,
      );
      expect(summarize(samples.toReversed())).toEqual(summarize(samples));
    }),
  );
});

test('one slow run does not move the median', () => {
  expect(summarize([1, 1, 1, 1, 900]).median).toBe(1);
});

test('an empty list throws', () => expect(() => summarize([])).toThrow(RangeError));
