import { expect, test } from 'vitest';

import { levelEnergy } from './energy-levels.ts';

test('steps between levels shrink toward the top', () => {
  const energies = [1, 2, 3, 4].map((level) => levelEnergy(level, 0.06));
  expect(energies[0]).toBe(0);
  const steps = energies.slice(1).map((energy, i) => energy - (energies[i] ?? 0));
  expect(steps).toEqual(steps.toSorted((a, b) => b - a));
  expect(steps.every((step) => step > 0)).toBe(true);
});
