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
  readArticle('./blog/one.mdx', {
    frontmatter: { ...frontmatter, ...changed },
    facts,
    default: () => null as never,
  });

test('the slug is the name of the file', () => {
  expect(read({}).slug).toBe('one');
});

test('a reading time that the text does not bear out stops the build and says which does', () => {
  expect(() => read({ readTime: '5 min read' })).toThrow(
    "src/content/blog/one.mdx: readTime: says '5 min read', but 440 words are '2 min read'",
  );
});

test.each([
  ['a day that does not exist', { date: '2025-02-30' }, 'date: not an ISO day'],
  ['an unknown category', { category: 'News' }, 'category: '],
  ['a field nobody reads', { draft: true }, 'draft: '],
  ['one sample comment', { comments: frontmatter.comments.slice(1) }, 'comments: '],
])('%s stops the build with the file and the field', (_, changed, message) => {
  expect(() => read(changed)).toThrow(`src/content/blog/one.mdx: ${message}`);
});
