import { expect, test } from 'vitest';

import type { Article } from '../../src/content/text-records.ts';
import { blogPagesOf } from './pages-of-blog.ts';

const pagesOf = (articles: readonly object[]) =>
  blogPagesOf({ articles: articles as readonly Article[], lists: [] });

/** What an article of a small blog links to. The first letter of a slug is its category. */
function around(slug: string) {
  const articles = ['a1', 'b1', 'a2', 'a3', 'b2', 'a4', 'a5', 'a6'].map((name) => ({
    slug: name,
    category: name.slice(0, 1),
  }));
  const page = pagesOf(articles).find((one) => 'article' in one && one.article.slug === slug);
  const { before, after, related = [] } = page && 'article' in page ? page.neighbors : {};
  return { before: before?.slug, after: after?.slug, related: related.map((one) => one.slug) };
}

test('the first and last articles have one neighbor', () => {
  expect(around('a1')).toMatchObject({ before: undefined, after: 'b1' });
  expect(around('a6')).toMatchObject({ before: 'a5', after: undefined });
});

test('related articles are the nearest of the category except the neighbors, in list order', () => {
  expect(around('a3')).toEqual({ before: 'a2', after: 'b2', related: ['a1', 'a4', 'a5'] });
  expect(around('a4')).toEqual({ before: 'b2', after: 'a5', related: ['a2', 'a3', 'a6'] });
  expect(around('a6').related).toEqual(['a2', 'a3', 'a4']);
  expect(around('b1').related).toEqual(['b2']);
});

test('an article takes as long in a long list as in a short one', () => {
  let asked = 0;
  const article = (index: number) => ({
    slug: `note-${index}`,
    get category() {
      asked += 1;
      return 'all';
    },
  });
  const pages = [...pagesOf(Array.from({ length: 10_000 }, (_, index) => article(index)))];
  expect(pages).toHaveLength(10_000);
  expect(asked).toBe(2 * pages.length);
});
