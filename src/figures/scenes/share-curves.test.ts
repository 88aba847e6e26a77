import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Point } from '../pen/geometry.ts';
import { parabolaThrough } from './share-curves.ts';

const number = fc.double({ min: -50, max: 50, noNaN: true });

test('any three points of a parabola give its value at 0', () => {
  const triples = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(number, number, number, triples, (secret, linear, quadratic, [a, b, c]) => {
      const at = (x = 0): Point => [x, secret + linear * x + quadratic * x * x];
      expect(parabolaThrough([at(a), at(b), at(c)], 0)).toBeCloseTo(secret, 6);
    }),
  );
});
