import { describe, expect, test } from 'vitest';

import { pathPoints } from './extent.ts';
import { fieldLine, sealedCellFigure } from './sealed-cell.ts';

const radius = 38;
const parameters = Array.from({ length: 401 }, (_, i) => i - 200);

/** ψ/U = (r - a²/r) sin θ, straight from the definition. */
const level = (x: number, y: number): number => y * (1 - radius ** 2 / (x * x + y * y));

describe('fieldLine', () => {
  test.each([-52, -13, 6, 13, 65])('keeps ψ at %d', (psi) => {
    for (const t of parameters) {
      const [x, y] = fieldLine([0, 0], radius, psi)(t).at;
      expect(level(x, y)).toBeCloseTo(psi, 6);
    }
  });

  test.each([-52, -13, 0.5, 13, 65])('does not enter the cell at ψ %d', (psi) => {
    for (const t of parameters) {
      const [x, y] = fieldLine([0, 0], radius, psi)(t).at;
      expect(Math.hypot(x, y)).toBeGreaterThanOrEqual(radius);
    }
  });

  test('its slope is its derivative', () => {
    const line = fieldLine([10, 20], radius, 13);
    for (const t of [-90, -20, 3, 50]) {
      const [before, after] = [line(t - 1e-4).at, line(t + 1e-4).at];
      expect(line(t).slope[0]).toBeCloseTo((after[0] - before[0]) / 2e-4, 4);
      expect(line(t).slope[1]).toBeCloseTo((after[1] - before[1]) / 2e-4, 4);
    }
  });
});

test('no drawn field line crosses the wall', () => {
  const [field] = sealedCellFigure({ radius }).marks;
  if (field === undefined || 'text' in field) throw new Error('the field is drawn first');
  for (const [x, y] of pathPoints(field.d))
    expect(Math.hypot(x - 180, y - 88)).toBeGreaterThan(radius);
});
