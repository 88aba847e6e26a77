import { expect, test } from 'vitest';

import { raising, weights } from './multiplets.ts';

test('weights run from −T to T in whole steps', () => {
  expect(weights(1)).toEqual([-1, 1]);
  expect(weights(2)).toEqual([-2, 0, 2]);
});

test('the topmost state cannot be raised, and a triplet is raised by the root of two', () => {
  expect(raising(2, 2)).toBe(0);
  expect(raising(1, -1)).toBe(1);
  expect(raising(2, -2)).toBeCloseTo(Math.SQRT2, 12);
  expect(raising(2, 0)).toBeCloseTo(Math.SQRT2, 12);
});
