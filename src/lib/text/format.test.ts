import { expect, test } from 'vitest';

import {
  fileSize,
  longDates,
  readTimeOf,
  shortAmount,
  shortTimeOfDay,
  timeOfDay,
} from './format.ts';

test('rounds to whole minutes, at least one', () => {
  expect([0, 109, 329, 331, 1540].map(readTimeOf)).toEqual([
    '1 min read',
    '1 min read',
    '1 min read',
    '2 min read',
    '7 min read',
  ]);
});

test.each([
  [0, '0 KB'],
  [12, '1 KB'],
  [143_076, '143 KB'],
  [999_499, '999 KB'],
  [999_500, '1 MB'],
  [1_240_000, '1.2 MB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

test.each([
  [100_000, 'USD', '$100K'],
  [10_000_000, 'JPY', '¥10M'],
  [1_500_000_000, 'CHF', 'CHF\u00A01.5B'],
])('%i in %s reads as %s', (value, currency, text) => {
  expect(shortAmount(value, currency)).toBe(text);
});

test.each([
  [0, '12:00 AM', '12 AM', '00:00'],
  [570, '9:30 AM', '9:30 AM', '09:30'],
  [720, '12:00 PM', '12 PM', '12:00'],
  [1440, '12:00 AM', '12 AM', '00:00'],
])('minute %i of a day reads as %s, %s in short, or %s', (minutes, full, short, of24) => {
  expect(timeOfDay(minutes, 'en-US')).toBe(full);
  expect(shortTimeOfDay(minutes, 'en-US')).toBe(short);
  expect(timeOfDay(minutes, 'en-GB')).toBe(of24);
  expect(shortTimeOfDay(minutes, 'en-JP')).toBe(of24);
});

test('days are joined as their language does it, and one day is one day', () => {
  expect(longDates('2027-02-09', '2027-02-11', 'en-US')).toMatch(/^February 9\s–\s11, 2027$/);
  expect(longDates('2027-02-09', '2027-02-11', 'de-DE')).toBe('9.–11. Februar 2027');
  expect(longDates('2027-02-09', '2027-02-09', 'en-GB')).toBe('9 February 2027');
});
