import { expect, test } from 'vitest';

import { allowedMinutes, downtimeDotsFigure } from './downtime-dots.ts';

test('an uptime allows its share of the 43,200 minutes of 30 days', () => {
  expect([99.9, 99.99, 99.999].map(allowedMinutes)).toEqual([43.2, 4.32, 0.432]);
});

test('less than a minute is one dot of that area', () => {
  const { marks } = downtimeDotsFigure(99.999);
  expect(marks).toHaveLength(1);
  expect(marks[0]).toMatchObject({ width: 8.5 });
});
