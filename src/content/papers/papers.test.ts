import { expect, test } from 'vitest';

import { isIsoDay } from '../../lib/dates.ts';
import { bannedWords } from '../pages/banned-words.ts';
import { paperCatalog, paperCategories } from './catalog.ts';
import { papers } from './papers.ts';

const all = paperCatalog.map(({ slug }) => papers[slug]);

test('there are six papers, one for each category, two of them featured', () => {
  expect(new Set(paperCatalog.map(({ category }) => category))).toEqual(new Set(paperCategories));
  expect(paperCatalog).toHaveLength(6);
  expect(paperCatalog.filter(({ featured }) => featured)).toHaveLength(2);
  expect(Object.keys(papers).toSorted()).toEqual(paperCatalog.map(({ slug }) => slug).toSorted());
});

test('full editions have 28 to 56 pages, downloads read 1.2K to 2.3K, dates exist', () => {
  const pages = all.map((paper) => paper.pages);
  expect([Math.min(...pages), Math.max(...pages)]).toEqual([28, 56]);
  const downloads = all.map((paper) => paper.downloads).toSorted();
  expect([downloads.at(0), downloads.at(-1)]).toEqual(['1.2K', '2.3K']);
  expect(all.map(({ date }) => date).filter((date) => !isIsoDay(date))).toEqual([]);
});

test('slugs are made of the titles', () => {
  for (const { slug } of paperCatalog)
    expect(
      papers[slug].title
        .toLowerCase()
        .replaceAll(/[^a-z]+/g, '-')
        .replace(/-$/, ''),
    ).toBe(slug);
});

test('references are secure addresses, each cited once', () => {
  for (const { references } of all) {
    const addresses = references.map(({ href }) => href);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((href) => !href.startsWith('https://'))).toEqual([]);
  }
});

test('the texts use no banned word', () => {
  const text = JSON.stringify(all).toLowerCase();
  expect(bannedWords.filter((word) => text.includes(word))).toEqual([]);
});
