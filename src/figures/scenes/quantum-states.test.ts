import { expect, test } from 'vitest';

import {
  hydrogenLines,
  levelEnergy,
  molecularOrbital,
  raising,
  modeWeights,
} from './quantum-states.ts';

test('steps between levels shrink toward the top', () => {
  const energies = [1, 2, 3, 4].map((level) => levelEnergy(level, 0.06));
  expect(energies[0]).toBe(0);
  const steps = energies.slice(1).map((energy, i) => energy - (energies[i] ?? 0));
  expect(steps).toEqual(steps.toSorted((a, b) => b - a));
  expect(steps.every((step) => step > 0)).toBe(true);
});

test('weights run from −T to T in whole steps', () => {
  expect(modeWeights(1)).toEqual([-1, 1]);
  expect(modeWeights(2)).toEqual([-2, 0, 2]);
});

test('the topmost state cannot be raised, and a triplet is raised by the root of two', () => {
  expect(raising(2, 2)).toBe(0);
  expect(raising(1, -1)).toBe(1);
  expect(raising(2, -2)).toBeCloseTo(Math.SQRT2, 12);
  expect(raising(2, 0)).toBeCloseTo(Math.SQRT2, 12);
});

test('between the wells the antibonding orbital vanishes and the bonding one does not', () => {
  for (const y of [0, 0.5, 2]) expect(molecularOrbital(0, y, 2, false)).toBe(0);
  expect(molecularOrbital(0, 0, 2, true)).toBeCloseTo(2 / Math.E, 12);
});

test('the lines follow the Balmer formula, to a nanometer', () => {
  // 1/λ = R (1/4 - 1/n²) in vacuum; air shortens them by about 0.03 %.
  const rydberg = 0.010967758;
  const computed = [3, 4, 5, 6].map((n) => 1 / (rydberg * (1 / 4 - 1 / (n * n))));
  for (const [i, line] of hydrogenLines.entries())
    expect(Math.abs(line.wavelength - (computed[i] ?? 0))).toBeLessThan(0.5);
});
