import { expect, test } from 'vitest';

import { pathPoints } from '../../../tests/support/path-points.ts';
import { fitCurve, type Curve } from './fit-curve.ts';
import { pen } from './pen.ts';

const sine: Curve = (t) => ({ at: [t * 20, 20 * Math.sin(t)], slope: [20, 20 * Math.cos(t)] });

/** Ends of the cubic segments: every third point after the first. */
const ends = (d: string) => pathPoints(d).filter((_, i) => i % 3 === 0);

test('a cubic polynomial needs a single segment', () => {
  const cubic: Curve = (t) => ({ at: [t, t ** 3 - t], slope: [1, 3 * t * t - 1] });
  expect(ends(fitCurve(pen(), cubic, -3, 3, 0.001).path())).toHaveLength(2);
});

test('takes more segments for a finer tolerance', () => {
  const coarse = ends(fitCurve(pen(), sine, 0, 12, 2).path()).length;
  const fine = ends(fitCurve(pen(), sine, 0, 12, 0.05).path()).length;
  expect(fine).toBeGreaterThan(coarse);
});

test('every segment ends on the curve', () => {
  for (const [x, y] of ends(fitCurve(pen(), sine, 0, 12).path()))
    expect(y).toBeCloseTo(20 * Math.sin(x / 20), 0);
});
