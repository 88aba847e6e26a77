import { expect, test } from 'vitest';

import { otherDates } from '../../../content/pages/solutions/it-leaders.ts';
import { regimes } from '../../../content/regimes.ts';
import { deadlinesByYear } from './deadlines-by-year.ts';

const years = deadlinesByYear(regimes, otherDates);

test('no date of a regime is left out, and years stand in order', () => {
  const entries = years.flatMap(({ entries: found }) => found);
  const asked = regimes.reduce((sum, { deadlines }) => sum + deadlines.length, 0);
  expect(entries).toHaveLength(asked + otherDates.length);
  expect(years.map(({ year }) => year)).toEqual(years.map(({ year }) => year).toSorted());
});

test('a day is named, a year is not said twice', () => {
  const texts = years.flatMap(({ entries }) => entries.map(({ text }) => text));
  expect(texts).toContain('New acquisitions comply: January 1, 2027.');
  expect(texts).toContain('High-risk uses are done.');
});
