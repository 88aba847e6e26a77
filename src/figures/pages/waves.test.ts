import { expect, test } from 'vitest';

import { pathPoints } from '../../../tests/support/path-points.ts';
import { signatureFigure, standingWave } from './waves.ts';

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

// Seen to fail: with a wave of ours that goes on behind the wall.
test('only a signature that opens records passes the wall', () => {
  const reach = (opens: boolean) =>
    Math.max(
      ...signatureFigure(opens, 'data').marks.flatMap((mark) =>
        'd' in mark && mark.stroke !== 'ink' ? pathPoints(mark.d).map(([x]) => x) : [],
      ),
    );
  const { width } = signatureFigure(true, 'ok');
  expect([reach(true), reach(false)]).toEqual([width, width * 0.75]);
});
