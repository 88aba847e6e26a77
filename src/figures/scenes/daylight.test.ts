import { expect, test } from 'vitest';

import { solarElevation } from './daylight.ts';

const stPaul = { latitude: 44.95, longitude: -93.09, clock: -5 };

test('at an equinox the noon sun stands at the complement of the latitude', () => {
  const noon = 12 - 5 + 93.09 / 15;
  expect(solarElevation(noon, 0, stPaul)).toBeCloseTo(90 - 44.95, 6);
});

test('day and night are equal at an equinox, and unequal at a solstice', () => {
  const daylight = (declination: number) =>
    Array.from({ length: 1440 }, (_, minute) => minute / 60).filter(
      (time) => solarElevation(time, declination, stPaul) > 0,
    ).length / 60;
  expect(daylight(0)).toBeCloseTo(12, 1);
  expect(daylight(23.44)).toBeGreaterThan(15);
  expect(daylight(-23.44)).toBeLessThan(9);
});
