import { expect, test } from 'vitest';

import { numberOf, typed } from './number-of.ts';

test.each([
  ['12', 12],
  [' 12.25 ', 12.25],
  ['.5', 0.5],
  ['0,5', 0.5],
  ['0,500', 0.5],
  [',5', 0.5],
  ['1,5', 1.5],
  ['1,000', 1_000],
  ['1 000.5', 1_000.5],
  ['1\u202f000', 1_000],
  ['1’000', 1_000],
  ['1,234,567', 1_234_567],
  ['٣', 3],
  ['٠٫٥', 0.5],
  ['३२', 32],
  ['３．５', 3.5],
  ['𝟗', 9],
])('%j is %d', (text, value) => {
  expect(numberOf(text)).toBe(value);
});

test.each([
  '',
  ' ',
  '1e999',
  '1e2',
  'NaN',
  '0x10',
  '<b>',
  '4ms',
  'x4',
  '1.',
  '-1',
  '1,2,3',
  '1.2.3',
  '1.000,5',
])('%j is no number', (text) => {
  expect(numberOf(text)).toBeNaN();
});

test.each([
  ['1.000', 1000],
  ['1.000,5', 1000.5],
  ['1.234.567', 1_234_567],
  ['0.5', 0.5],
  ['1,500', 1.5],
  ["1'000", 1000],
  ['1’000,5', 1000.5],
  ['1٫500', 1.5],
])('%j is %d where numbers have a decimal comma', (text, value) => {
  expect(numberOf(text, 'de-DE')).toBe(value);
});

test.each(['en', 'de-DE', 'de-CH', 'fr-FR', 'ar-EG', 'hi-IN'])(
  'a number that is written as in %s is read again',
  (like) => {
    for (const value of [0, 0.1, 12, 12_345.6, 0.123_456_789])
      expect(numberOf(typed(value, like), like)).toBe(value);
  },
);
