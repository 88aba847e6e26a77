import { expect, test } from 'vitest';

import { stringMode, stringModesFigure } from './string-modes.ts';

test('every mode is at rest at both ends and at each of its nodes', () => {
  for (const n of [1, 2, 6]) {
    const wave = stringMode(n, 1);
    const [, rest] = wave(0).at;
    for (let node = 0; node <= n; node++) expect(wave(node / n).at[1]).toBeCloseTo(rest, 9);
    expect(Math.abs(wave(1 / (2 * n)).at[1] - rest)).toBeGreaterThan(20);
  }
});

test('what is coming is dashed, what ships is not', () => {
  const { marks, description } = stringModesFigure([true, false]);
  const waves = marks.filter((mark) => 'd' in mark && mark.width === 2);
  expect(waves.map((mark) => 'd' in mark && mark.dash)).toEqual([undefined, '3 6']);
  expect(description).toContain('that ship: 1.');
  expect(description).toContain('to come: 2.');
});
