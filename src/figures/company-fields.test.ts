import { describe, expect, test } from 'vitest';

import { solarElevation } from './daylight.ts';
import { greatCircleDistance } from './distance-rings.ts';
import { levelEnergy } from './energy-levels.ts';
import { monogramFigure, turnsOf } from './monogram.ts';
import { raising, weights } from './multiplets.ts';
import { molecularOrbital } from './orbitals.ts';

describe('multiplets', () => {
  test('weights run from one end to the other in whole steps', () => {
    expect(weights(1)).toEqual([-1, 1]);
    expect(weights(2)).toEqual([-2, 0, 2]);
  });

  test('the topmost state cannot be raised, and a triplet is raised by the root of two', () => {
    expect(raising(2, 2)).toBe(0);
    expect(raising(1, -1)).toBe(1);
    expect(raising(2, -2)).toBeCloseTo(Math.SQRT2, 12);
    expect(raising(2, 0)).toBeCloseTo(Math.SQRT2, 12);
  });
});

describe('monograms', () => {
  test('have as many folds as the first name has letters', () => {
    expect(turnsOf('Ingrid Halvorsgaard').folds).toBe(6);
    expect(turnsOf('Al Jo').folds).toBe(3);
  });

  test('turn by one part in n into themselves: frequencies differ by multiples of n', () => {
    const { folds, turns } = turnsOf('Noor Castellane');
    for (const { frequency } of turns) expect(Math.abs((frequency - 1) % folds)).toBe(0);
  });

  test('tell apart people of one first name', () => {
    const [one, other] = ['Ada Lovelace', 'Ada Byron'].map((name) => monogramFigure(name));
    expect(one?.marks).not.toEqual(other?.marks);
  });

  test('a name without letters of English still gives a curve', () => {
    expect(() => monogramFigure('Ω')).not.toThrow();
  });
});

describe('great circles', () => {
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
});

test('the steps of the ladder shrink as they rise', () => {
  const energies = [1, 2, 3, 4].map((level) => levelEnergy(level, 0.06));
  expect(energies[0]).toBe(0);
  const steps = energies.slice(1).map((energy, i) => energy - (energies[i] ?? 0));
  expect(steps).toEqual(steps.toSorted((a, b) => b - a));
  expect(steps.every((step) => step > 0)).toBe(true);
});

test('between the wells the antibonding orbital vanishes and the bonding one does not', () => {
  for (const y of [0, 0.5, 2]) expect(molecularOrbital(0, y, 2, false)).toBe(0);
  expect(molecularOrbital(0, 0, 2, true)).toBeCloseTo(2 / Math.E, 12);
});

describe('height of the sun', () => {
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
});
