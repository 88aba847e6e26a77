import { expect, test } from 'vitest';

import { directionOf, widthOf, wordsInText } from './script.ts';

test.each([
  ['en', 'ltr'],
  ['de-AT', 'ltr'],
  ['ja', 'ltr'],
  ['he', 'rtl'],
  ['ar', 'rtl'],
  ['fa-IR', 'rtl'],
  ['ur', 'rtl'],
  ['az-Arab', 'rtl'],
  ['az', 'ltr'],
  ['uz-AF', 'rtl'],
])('%s is written %s', (tag, direction) => {
  expect(directionOf(tag)).toBe(direction);
});

// Seen to fail: with letters and words counted as in English.
test('letters as wide as two count as two, and without blanks two letters are a word', () => {
  expect(widthOf('Records')).toBe(7);
  expect(widthOf('記録を守る。')).toBe(12);
  expect(wordsInText('We protect records, 24/7.')).toBe(4);
  expect(wordsInText('記録を守る')).toBe(3);
  expect(wordsInText('ML-KEM で鍵を守る')).toBe(4);
});
