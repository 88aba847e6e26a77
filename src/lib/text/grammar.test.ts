import { expect, test } from 'vitest';

import { itemAt } from '../item-at.ts';
import {
  asLabel,
  capitalized,
  counted,
  labeled,
  listOf,
  plural,
  uncapitalized,
} from './grammar.ts';
import { numberWords } from './words.ts';

const positions = {
  zero: 'No position is open',
  one: 'One position is open',
  other: '{Number} positions are open',
};

test.each([
  [0, 'No position is open'],
  [1, 'One position is open'],
  [5, `${capitalized(itemAt(numberWords, 5))} positions are open`],
  [12, `${capitalized(itemAt(numberWords, 12))} positions are open`],
  [13, '13 positions are open'],
  [1300, '1,300 positions are open'],
])('%i: %s', (count, text) => {
  expect(counted(count, positions)).toBe(text);
});

test('a form has the number as digits, as a word, and other values', () => {
  const forms = { other: '{count} or {number} of {all}' };
  expect(counted(3, forms, { all: 8 })).toBe(`3 or ${numberWords[3]} of 8`);
});

test('none has the form of several, unless there is one for it', () => {
  expect(plural(0, { one: 'relay', other: 'relays' })).toBe('relays');
});

test('lists, labels and letters are written as in the language', () => {
  expect(listOf(['a', 'b', 3])).toMatch(/^a, b,? and 3$/);
  expect(listOf(['a', 'b'], 'disjunction')).toBe('a or b');
  expect(labeled('Opens', 'Monday')).toBe('Opens: Monday');
  expect(capitalized('élan')).toBe('Élan');
  expect(uncapitalized('Élan')).toBe('élan');
});

test.each([
  ['Name', 'Name:'],
  ['Name (legal)', 'Name (legal):'],
  ['Why now?', 'Why now?'],
  ['ご用件は？', 'ご用件は？'],
  ['Subject:', 'Subject:'],
  ['And…', 'And…'],
])('the label “%s” stands as “%s” before its value', (label, shown) => {
  expect(asLabel(label)).toBe(shown);
});
