import { expect, test } from 'vitest';

import { normalMode } from './normal-modes.ts';

test('each mode keeps its shape: the springs pull every mass back by the same share', () => {
  for (const mode of [1, 2, 3]) {
    const { displacements, frequency } = normalMode(mode);
    const [a = 0, b = 0, c = 0] = displacements;
    const pulls = [2 * a - b, 2 * b - a - c, 2 * c - b];
    for (const [i, pull] of pulls.entries())
      expect(pull).toBeCloseTo(frequency ** 2 * (displacements[i] ?? 0), 12);
  }
});
