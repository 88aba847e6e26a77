import { expect, test } from 'vitest';

import { directionOf, wordsInText } from './script.ts';

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

// Seen to fail: with words counted as in English.
test('without blanks, two letters are a word', () => {
  expect(wordsInText('We protect records, 24/7.')).toBe(4);
  expect(wordsInText('記録を守る')).toBe(3);
  expect(wordsInText('ML-KEM で鍵を守る')).toBe(4);
});
