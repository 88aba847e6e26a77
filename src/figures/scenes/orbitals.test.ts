import { expect, test } from 'vitest';

import { molecularOrbital } from './orbitals.ts';

test('between the wells the antibonding orbital vanishes and the bonding one does not', () => {
  for (const y of [0, 0.5, 2]) expect(molecularOrbital(0, y, 2, false)).toBe(0);
  expect(molecularOrbital(0, 0, 2, true)).toBeCloseTo(2 / Math.E, 12);
});
