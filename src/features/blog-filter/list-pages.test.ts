import { afterEach, describe, expect, test, vi } from 'vitest';

import { listAddress, listFiles, listParts, postsInFile, postsOnPage } from './list-pages.ts';
import { listTotals, shownOf, totalsOnPage } from './list-totals.ts';

const categories = ['Technology', 'Research', 'Security'];
const posts = Array.from({ length: 200 }, (_, index) => ({
  slug: `post-${index}`,
  category: categories[index % 3] ?? '',
  featured: index % 20 === 0,
}));

test('a list of six stands in the page as a whole', () => {
  const six = posts.slice(0, 6);
  expect(listParts(six)).toEqual({ featured: [six[0]], rows: six.slice(1), older: [] });
  expect(postsOnPage(six)).toEqual(six);
  expect(listFiles(six).size).toBe(0);
});

describe('a long list', () => {
  const { featured, rows, older } = listParts(posts);

  test('holds four featured ones and eight rows in the page, twenty-four in a file', () => {
    expect([featured.length, rows.length, postsInFile]).toEqual([4, 8, 24]);
    expect(older).toHaveLength(188);
    // What is featured beyond these four is a row like any other.
    expect(older.filter((post) => post.featured)).toHaveLength(6);
  });

  test('has every post in one place, in order', () => {
    const all = [...postsOnPage(posts), ...older];
    expect(new Set(all).size).toBe(posts.length);
    expect(postsOnPage(posts)).toHaveLength(featured.length + rows.length);
    for (const part of [featured, rows, older]) {
      expect(part).toEqual(posts.filter((post) => part.includes(post)));
    }
  });

  test.each(['all', ...categories])('goes on file by file: %s', (category) => {
    const files = listFiles(posts);
    const wanted = older.filter((post) => category === 'all' || post.category === category);
    const found = [];
    for (let number = 2; found.length < wanted.length; number += 1) {
      const part = files.get(listAddress(category, number)) ?? [];
      expect(part.length).toBe(Math.min(postsInFile, wanted.length - found.length));
      found.push(...part);
    }
    expect(found).toEqual(wanted);
    expect(files.has(listAddress(category, 2 + Math.ceil(wanted.length / postsInFile)))).toBe(
      false,
    );
  });

  test('says how many there are, and how many of them are in the page', () => {
    const totals = listTotals(posts);
    expect(totals['all']).toEqual({ all: 200, onPage: featured.length + rows.length });
    const byCategory = categories.map((category) => totals[category]);
    const sum = (key: 'all' | 'onPage') =>
      byCategory.reduce((total, count) => total + (count?.[key] ?? 0), 0);
    expect(sum('all')).toBe(200);
    expect(sum('onPage')).toBe(featured.length + rows.length);
    expect(totals['Industry']).toBeUndefined();
  });
});

test('addresses are in lower case and count from the page itself', () => {
  expect(listAddress('all', 2)).toBe('/blog/articles-2.json');
  expect(listAddress('Security', 11)).toBe('/blog/articles-security-11.json');
});

test('large numbers are spelled as in a sentence', () => {
  expect(shownOf(12, 10_006)).toBe('12 of 10,006 posts');
});

describe('what a page says about its list', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const onPage = (totals: string | undefined) =>
    vi.stubGlobal('document', {
      querySelector: (selector: string) =>
        selector === '[data-totals]' && totals !== undefined ? { dataset: { totals } } : null,
    });

  test('is read where it does not hold all of it', () => {
    onPage(JSON.stringify(listTotals(posts)));
    expect(totalsOnPage()?.['all']).toEqual({ all: 200, onPage: 12 });
  });

  test('is nothing where it does', () => {
    onPage(undefined);
    expect(totalsOnPage()).toBeNull();
  });
});
