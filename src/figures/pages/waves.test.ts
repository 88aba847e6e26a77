import { expect, test } from 'vitest';

import { standingWave } from './waves.ts';

test('the nodes never move', () => {
  for (const strength of [-1, 0.3, 1])
    for (let node = 0; node <= 5; node++)
      expect(standingWave(5, strength)(node).at[1]).toBeCloseTo(88, 9);
});

test('it is the sum of two waves in opposite directions', () => {
  const phase = 1.1;
  for (const t of [0.2, 0.7, 1.9]) {
    const sum = Math.sin(Math.PI * t - phase) + Math.sin(Math.PI * t + phase);
    const drawn = 88 - standingWave(5, Math.cos(phase))(t).at[1];
    expect(drawn / 64).toBeCloseTo(sum / 2, 9);
  }
});
