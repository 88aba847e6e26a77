import { expect, test } from 'vitest';

import { settlingTime, stepResponse, stepResponsesFigure, tolerance } from './step-response.ts';

test('the response solves the equation of a driven, damped oscillator', () => {
  const h = 1e-5;
  for (const time of [0.4, 2, 5.5]) {
    const { value, rate } = stepResponse(time);
    const second = (stepResponse(time + h).rate - stepResponse(time - h).rate) / (2 * h);
    expect(second + 2 * 0.42 * rate + value).toBeCloseTo(1, 8);
  }
  expect(stepResponse(0)).toEqual({ value: 0, rate: 0 });
});

test('after the settling time it stays near, and before that it did not', () => {
  const settled = settlingTime();
  for (let time = settled; time < settled + 40; time += 0.01)
    expect(Math.abs(stepResponse(time).value - 1)).toBeLessThanOrEqual(tolerance);
  expect(Math.abs(stepResponse(settled - 1e-3).value - 1)).toBeGreaterThan(tolerance);
});

test('it overshoots by about a quarter, as its description says', () => {
  const omega = Math.sqrt(1 - 0.42 ** 2);
  const peak = stepResponse(Math.PI / omega);
  expect(peak.rate).toBeCloseTo(0, 12);
  expect(peak.value).toBeCloseTo(1.23, 2);
  expect(stepResponsesFigure([12, 3, 9]).description).toContain('after 3, 9, 12 months');
});
