import { expect, test } from 'vitest';

import { bannedWords } from '../pages/banned-words.ts';
import { caseCatalog, industries } from './catalog.ts';
import { cases } from './cases.ts';

const all = caseCatalog.map(({ slug }) => cases[slug]);

test('there are six cases, one for each industry, two of them featured', () => {
  expect(new Set(caseCatalog.map(({ industry }) => industry))).toEqual(new Set(industries));
  expect(caseCatalog).toHaveLength(6);
  expect(caseCatalog.filter(({ featured }) => featured)).toHaveLength(2);
});

test('timelines run from 3 to 12 months and are the sum of their phases', () => {
  const months = all.map(({ timeline }) => Number.parseInt(timeline, 10));
  expect([Math.min(...months), Math.max(...months)]).toEqual([3, 12]);
  expect(all.map(({ phases }) => phases.reduce((sum, phase) => sum + phase.months, 0))).toEqual(
    months,
  );
});

test('the texts use no banned word', () => {
  const text = JSON.stringify(all).toLowerCase();
  expect(bannedWords.filter((word) => text.includes(word))).toEqual([]);
});
