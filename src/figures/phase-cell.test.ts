import { expect, test } from 'vitest';

import { cellCurve } from './phase-cell.ts';

/** Area within a closed curve, by the shoelace formula on many points. */
function areaOf(time: number): number {
  const steps = 2000;
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    return cellCurve(32, 78, time)((2 * Math.PI * i) / steps).at;
  });
  return Math.abs(
    points.slice(1).reduce((sum, [x, y], i) => {
      const [fromX = 0, fromY = 0] = points[i] ?? [];
      return sum + (fromX * y - x * fromY) / 2;
    }, 0),
  );
}

test('the cell keeps its area', () => {
  expect(areaOf(0)).toBeCloseTo(Math.PI * 32 ** 2, 1);
  expect(areaOf(2.7)).toBeCloseTo(areaOf(0), 3);
});
