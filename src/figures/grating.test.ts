import fc from 'fast-check';
import { expect, test } from 'vitest';

import { gratingIntensity } from './grating.ts';

test('straight ahead is brightest, and no direction exceeds it', () => {
  expect(gratingIntensity(0)).toBe(1);
  fc.assert(
    fc.property(fc.double({ min: -1, max: 1, noNaN: true }), (sine) => {
      expect(gratingIntensity(sine)).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});

test('an order is as bright as the pattern of one slit allows; between orders there are dark places', () => {
  const params = { slits: 5, spacing: 4, opening: 1 };
  const slit = Math.sin(Math.PI / 4) / (Math.PI / 4);
  expect(gratingIntensity(1 / 4, params)).toBeCloseTo(slit ** 2, 6);
  expect(gratingIntensity(1 / 4 / 5, params)).toBeCloseTo(0, 9);
});
