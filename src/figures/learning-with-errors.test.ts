import fc from 'fast-check';
import { expect, test } from 'vitest';

import { lweSamples } from './learning-with-errors.ts';

test('every sample is the line and its error, modulo q, and no error is larger than the spread', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 1, max: 40 }),
      (seed, secret) => {
        const modulus = 89;
        for (const { a, b, error } of lweSamples({ seed, secret, modulus, spread: 4 })) {
          expect((((a * secret + error - b) % modulus) + modulus) % modulus).toBe(0);
          expect(Math.abs(error)).toBeLessThanOrEqual(4);
          expect(b).toBeGreaterThanOrEqual(0);
          expect(b).toBeLessThan(modulus);
        }
      },
    ),
    { numRuns: 40 },
  );
});
