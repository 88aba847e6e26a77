import { expect, test } from 'vitest';

import { readArticle } from './articles.ts';

const frontmatter = {
  title: 'One',
  excerpt: 'First',
  author: 'Ada Byron',
  date: '2025-01-15',
  category: 'Research',
  readTime: '2 min read',
  featured: false,
  figure: 'malus',
  comments: [
    { author: 'A', date: '2025-01-16', content: 'Yes' },
    { author: 'B', date: '2025-01-17', content: 'No' },
  ],
};
const facts = { words: 440, outline: [] };
const read = (changed: object) =>
  readArticle('one', { frontmatter: { ...frontmatter, ...changed }, facts });

test('an excerpt over 155 characters stops the build', () => {
  expect(() => read({ excerpt: 'x'.repeat(156) })).toThrow(/excerpt/);
  expect(read({ excerpt: 'x'.repeat(155) }).excerpt).toHaveLength(155);
});

test('comments and reading time are optional', () => {
  const article = read({ comments: undefined, readTime: undefined });
  expect(article.comments).toEqual([]);
  expect(article.readTime).toBe('2 min read');
});

test('a wrong reading time stops the build and names the right one', () => {
  expect(() => read({ readTime: '5 min read' })).toThrow(
    "src/content/blog/one.mdx: readTime: says '5 min read', but 440 words are '2 min read'",
  );
});

test.each([
  ['a day that does not exist', { date: '2025-02-30' }, 'date: not an ISO day'],
  ['an unknown category', { category: 'News' }, 'category: '],
  ['an unknown field', { draft: true }, 'draft: '],
])('%s stops the build with the file and the field', (_, changed, message) => {
  expect(() => read(changed)).toThrow(`src/content/blog/one.mdx: ${message}`);
});
