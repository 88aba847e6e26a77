import { expect, test } from 'vitest';

import { axisOf } from './axis.ts';

const days = ['2027-01-01', '2030-12-31'];
const dotsOf = (path = '') => path.split('M').length - 1;

// Seen to fail: with the end of the year before, and with days counted to their start.
test('each month to the end of the year is a dot, of the deadlines that have passed by then', () => {
  const { rows, columns, months, marks } = axisOf(days, 2046, 2026, 20);
  expect([rows, columns]).toEqual([4, 63]);
  expect(months.map(dotsOf)).toEqual([12, 48, 192, 0]);
  expect(marks).toEqual([
    { month: 12, year: '2027', left: 20 },
    { month: 60, year: '2030', left: 16 },
  ]);
});

test('the axis goes on to a deadline after the year, and begins with one that has passed', () => {
  const { rows, columns, months, marks } = axisOf(days, 2028, 2029, 5);
  expect([rows, columns]).toEqual([4, 12]);
  expect(months.map(dotsOf)).toEqual([0, 24, 0, 24]);
  expect(marks.map(({ left }) => left)).toEqual([2, -2]);
});
