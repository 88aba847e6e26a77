import { expect, test } from 'vitest';

import { caseCover, paperCover } from './covers.ts';

test('papers of different lengths have different covers', () => {
  const pages = [28, 36, 38, 42, 44, 56];
  const drawn = pages.map((count) => JSON.stringify(paperCover(count).marks));
  expect(new Set(drawn).size).toBe(pages.length);
});

test('the phases of a case follow one another and say how long they take', () => {
  const { marks, title, description } = caseCover([3, 2, 4]);
  expect(marks).toHaveLength(1 + 3);
  expect(title).toBe('A plan of 9 months');
  expect(description).toContain('3, 2, 4 months');
});
