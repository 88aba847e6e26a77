import { expect, test } from 'vitest';

import { extent } from './extent.ts';
import { workPlanFigure } from './work-plan.ts';

test('phases follow one another and end where the plan ends', () => {
  const { marks, title } = workPlanFigure([3, 2, 4]);
  expect(title).toBe('A plan of 9 months');
  const bars = marks.filter((mark) => 'd' in mark && mark.width === 8);
  expect(bars).toHaveLength(3);
});

test('twelve months fill the frame and stay in it', () => {
  const figure = workPlanFigure([4, 3, 3, 2]);
  const { x, y, width, height } = extent(figure);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(figure.width);
  expect(y + height).toBeLessThanOrEqual(figure.height);
});
