import { expect, test } from 'vitest';

import { hydrogenLines } from './spectrum.ts';

test('the lines follow the Balmer formula, to a nanometer', () => {
  // 1/λ = R (1/4 - 1/n²) in vacuum; air shortens them by about 0.03 %.
  const rydberg = 0.010967758;
  const computed = [3, 4, 5, 6].map((n) => 1 / (rydberg * (1 / 4 - 1 / (n * n))));
  for (const [i, line] of hydrogenLines.entries())
    expect(Math.abs(line.wavelength - (computed[i] ?? 0))).toBeLessThan(0.5);
});
