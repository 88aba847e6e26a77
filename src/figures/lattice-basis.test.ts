import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { distance, isInside, type Point } from './geometry.ts';
import {
  closestVector,
  combine,
  coordinates,
  reduceBasis,
  roundInBasis,
  voronoiCell,
  type Basis,
} from './lattice-basis.ts';

const whole = fc.integer({ min: -40, max: 40 });
const bases = fc
  .tuple(whole, whole, whole, whole)
  .filter(([a, b, c, d]) => a * d !== b * c)
  .map(([a, b, c, d]): Basis => [
    [a, b],
    [c, d],
  ]);
const places = fc.tuple(
  fc.double({ min: -200, max: 200, noNaN: true }),
  fc.double({ min: -200, max: 200, noNaN: true }),
);
const area = ([u, v]: Basis) => Math.abs(u[0] * v[1] - u[1] * v[0]);

/** Lattice points around the origin, by trying every small combination. */
const around = (basis: Basis, reach: number): Point[] => {
  const steps = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach);
  return steps.flatMap((a) => steps.map((b) => combine(basis, a, b)));
};

describe('reduceBasis', () => {
  test('keeps the lattice: whole coordinates both ways, same cell area', () => {
    fc.assert(
      fc.property(bases, (basis) => {
        const reduced = reduceBasis(basis);
        expect(area(reduced)).toBe(area(basis));
        for (const vector of reduced)
          for (const c of coordinates(basis, vector)) expect(c).toBeCloseTo(Math.round(c), 6);
      }),
    );
  });

  test('its first vector is the shortest of the lattice', () => {
    fc.assert(
      fc.property(bases, (basis) => {
        const [u, v] = reduceBasis(basis);
        const shortest = Math.min(
          ...around([u, v], 3)
            .map(([x, y]) => Math.hypot(x, y))
            .filter((length) => length > 0),
        );
        expect(Math.hypot(...u)).toBeCloseTo(shortest, 9);
        expect(Math.hypot(...v)).toBeGreaterThanOrEqual(Math.hypot(...u));
      }),
    );
  });
});

describe('closestVector', () => {
  test('no lattice point is nearer', () => {
    fc.assert(
      fc.property(bases, places, (basis, place) => {
        const found = distance(closestVector(basis, place), place);
        const reduced = reduceBasis(basis);
        const corner = roundInBasis(reduced, place);
        for (const [x, y] of around(reduced, 4))
          expect(distance([corner[0] + x, corner[1] + y], place)).toBeGreaterThanOrEqual(
            found - 1e-9,
          );
      }),
    );
  });
});

describe('voronoiCell', () => {
  test('its corners are as near to the origin as to any other lattice point', () => {
    fc.assert(
      fc.property(bases, (basis) => {
        const others = around(reduceBasis(basis), 3);
        for (const corner of voronoiCell(basis)) {
          const nearest = Math.min(...others.map((other) => distance(other, corner)));
          expect(Math.hypot(...corner)).toBeCloseTo(nearest, 6);
        }
      }),
    );
  });
});

test('isInside counts the edge', () => {
  expect(isInside([0, 5], { x: 0, y: 0, width: 5, height: 5 })).toBe(true);
  expect(isInside([6, 5], { x: 0, y: 0, width: 5, height: 5 })).toBe(false);
  expect(isInside([6, 5], { x: 0, y: 0, width: 5, height: 5 }, 1)).toBe(true);
});
