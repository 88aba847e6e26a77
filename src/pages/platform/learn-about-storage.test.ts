import { expect, test } from 'vitest';

import { atLeast } from './learn-about-storage.tsx';

test('at least three of five fair coins come up in half of all throws', () => {
  expect(atLeast(3, 5, 0.5)).toBeCloseTo(0.5);
});

test('something always happens, and more than all never does', () => {
  expect(atLeast(0, 5, 0.3)).toBeCloseTo(1);
  expect(atLeast(6, 5, 0.3)).toBe(0);
  expect(atLeast(5, 5, 0.3)).toBeCloseTo(0.3 ** 5);
});
