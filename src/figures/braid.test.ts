import { expect, test } from 'vitest';

import { braidFigure, inverseModulo } from './braid.ts';
import { pathPoints } from './extent.ts';

test.each([
  [3, 17, 6],
  [5, 17, 7],
  [2, 31, 16],
])('%i modulo %i is undone by %i', (factor, modulus, inverse) => {
  expect(inverseModulo(factor, modulus)).toBe(inverse);
  expect((factor * inverse) % modulus).toBe(1);
});

test('the marked strand ends at the height where it began, and was elsewhere between', () => {
  const { marks } = braidFigure();
  const [, marked] = marks;
  const points = marked && 'd' in marked ? pathPoints(marked.d) : [];
  const [first, middle, last] = [points[0], points[3], points.at(-1)];
  expect(last?.[1]).toBeCloseTo(first?.[1] ?? Number.NaN, 0);
  expect(middle?.[1]).not.toBeCloseTo(first?.[1] ?? Number.NaN, 0);
});
