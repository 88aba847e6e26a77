import { expect, test } from 'vitest';

import { chanceBy, chancesBy, survey2023, survey2025 } from './survey.ts';

/** Recomputed from the counts of answers per range, with the ranges' bounds (2025 report, p. 71). */
const recomputed = [
  {
    survey: survey2023,
    pessimistic: [4.22, 17.22, 32.62, 55.54, 75.16],
    optimistic: [11.05, 30.7, 54.3, 78.35, 91.89],
  },
  {
    survey: survey2025,
    pessimistic: [5.19, 27.62, 51.0, 68.54, 81.08],
    optimistic: [14.73, 48.92, 70.23, 86.38, 92.69],
  },
] as const;

test.each(recomputed)('the odds go through every answer of $survey.year', (one) => {
  for (const reading of ['pessimistic', 'optimistic'] as const)
    for (const [index, { years }] of one.survey.chances.entries()) {
      const chance = chanceBy(one.survey.year + years, reading, one.survey);
      expect(Math.abs(chance - (one[reading][index] ?? 0))).toBeLessThan(1);
    }
});

test('the years count from the survey’s own year', () => {
  expect(chanceBy(survey2025.year, 'optimistic')).toBe(0);
  expect(chancesBy(2035)).toBe('28 to 49%');
  expect(chancesBy(2033, survey2023)).toBe('17 to 31%');
});

test('between two answers the odds lie between theirs, and after the last they stay', () => {
  expect(chanceBy(2038, 'pessimistic')).toBeCloseTo(28 + (3 / 5) * (51 - 28), 9);
  expect(chanceBy(2099, 'pessimistic')).toBe(81);
});
