import { expect, test } from 'vitest';

import { keysOf } from '../lib/records.ts';
import { articleCategories } from './categories.ts';
import { blogListPath, blogOf, pagesOfList, rowsPerPage } from './blog-lists.ts';

const categories = keysOf(articleCategories);

const posts = Array.from({ length: 100 }, (_, index) => ({
  category: categories[index % categories.length] ?? 'research',
  featured: index % 20 === 0,
}));

test.each([null, ...categories])('the list of %s has each post once', (category) => {
  const pages = pagesOfList(posts, category);
  const shown = pages.flatMap(({ featured, rows }) => [...featured, ...rows]);
  const wanted = posts.filter((post) => category === null || post.category === category);
  expect(new Set(shown)).toEqual(new Set(wanted));
  expect(shown).toHaveLength(wanted.length);
  for (const { rows, listed, total } of pages) {
    expect(rows.length).toBeLessThanOrEqual(rowsPerPage);
    expect([listed, total]).toEqual([wanted.length, posts.length]);
  }
});

test('only the first page shows featured posts', () => {
  const [first, ...others] = pagesOfList(posts, null);
  expect(first?.featured).toEqual(posts.filter(({ featured }) => featured).slice(0, 2));
  expect(others.flatMap(({ featured }) => featured)).toEqual([]);
});

test('pages are as few as fit, and count from 1, which has the address of the list', () => {
  const [first, ...others] = pagesOfList(posts.slice(0, 2 + 2 * rowsPerPage + 1), null);
  expect(first).toMatchObject({ path: '/blog', page: 1, pages: 3 });
  expect(others).toMatchObject([
    { path: '/blog/page/2', page: 2 },
    { path: '/blog/page/3', page: 3 },
  ]);
});

test('a category without posts still has a page', () => {
  expect(pagesOfList([], 'industry')).toMatchObject([{ listed: 0, total: 0, pages: 1 }]);
});

test('every page of every list has its own path', () => {
  const { lists } = blogOf(posts);
  expect(new Set(lists.map(({ path }) => path)).size).toBe(lists.length);
  expect(new Set(lists.map(({ category }) => category))).toEqual(new Set([null, ...categories]));
  expect(blogListPath('security')).toBe('/blog/category/security');
  expect(blogListPath('security', 2)).toBe('/blog/category/security/page/2');
});
