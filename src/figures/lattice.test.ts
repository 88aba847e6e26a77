import { expect, test } from 'vitest';

import { along, distance } from './geometry.ts';
import { closestVector, coordinates, reduceBasis, roundInBasis } from './lattice-basis.ts';
import { latticeDefaults, latticePoints } from './lattice.ts';

const { basis, origin, target } = latticeDefaults;
const place = along(target, origin, -1);

test('the figure tells the truth: the short basis finds the nearest point, the long one does not', () => {
  const nearest = closestVector(basis, place);
  expect(distance(roundInBasis(reduceBasis(basis), place), nearest)).toBeCloseTo(0);
  expect(distance(roundInBasis(basis, place), nearest)).toBeGreaterThan(60);
});

test('every dot is a lattice point', () => {
  const points = latticePoints(basis, origin);
  expect(points.length).toBeGreaterThan(40);
  for (const point of points)
    for (const c of coordinates(basis, along(point, origin, -1)))
      expect(c).toBeCloseTo(Math.round(c), 6);
});
