import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { longDate } from '../../src/lib/text/format.ts';
import { readArticles } from './read-articles.ts';

const { articles } = await readArticles();

test('no article has the name of a list', () => {
  const taken = articles.filter(({ slug }) => ['page', 'category'].includes(slug));
  expect(taken).toEqual([]);
});

test('articles are sorted newest first', () => {
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('the last section of an article is its sources', () => {
  const without = articles.filter(({ outline }) => outline.at(-1)?.id !== 'sources');
  expect(without.map(({ slug }) => slug)).toEqual([]);
});

test('no comment is older than its article', () => {
  const early = articles.filter(({ date, comments }) =>
    comments.some((comment) => comment.date < date),
  );
  expect(early.map(({ slug }) => slug)).toEqual([]);
});

test('an updated article says so at the top', () => {
  const updated = articles.flatMap((article) => (article.updated ? [article] : []));
  for (const { slug, updated: day } of updated) {
    const text = readFileSync(
      resolve(import.meta.dirname, `../../src/content/blog/${slug}.mdx`),
      'utf8',
    );
    // The text is the author's, so the day may be written either way.
    const either = ['en-US', 'en-GB'].map((locale) => longDate(day ?? '2000-01-01', locale));
    expect(text.split(/^---$/m)[2]?.trim()).toMatch(
      new RegExp(`^> \\*\\*[^*]*(?:${either.join('|')})`),
    );
  }
});
