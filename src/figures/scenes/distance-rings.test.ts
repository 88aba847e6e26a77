import { expect, test } from 'vitest';

import { greatCircleDistance } from './distance-rings.ts';

const stPaul = { latitude: 44.95, longitude: -93.09 };
const washington = { latitude: 38.9, longitude: -77.04 };

test('St. Paul lies some 1,480 km from Washington', () => {
  expect(greatCircleDistance(stPaul, washington)).toBeGreaterThan(1450);
  expect(greatCircleDistance(stPaul, washington)).toBeLessThan(1510);
});

test('a quarter of the equator is a quarter of the way round', () => {
  const quarter = greatCircleDistance(
    { latitude: 0, longitude: 0 },
    { latitude: 0, longitude: 90 },
  );
  expect(quarter).toBeCloseTo((Math.PI / 2) * 6371, 6);
});
