import { expect, test } from 'vitest';

import { articlesListed, nameFiles, namesAddress } from './name-files.ts';

const articles = Array.from({ length: articlesListed + 40 }, (_, index) => ({
  slug: `${['what', 'how', '2030', 'über'][index % 4]}-${index}`,
  title: `Article ${index}`,
}));

test('there are no files where the page lists every article', () => {
  expect(nameFiles(articles.slice(0, articlesListed)).size).toBe(0);
});

test('every other article is in the file that its own address names', () => {
  const files = nameFiles(articles);
  expect([...files.values()].flat()).toHaveLength(40);
  for (const { slug, title } of articles.slice(articlesListed)) {
    expect(files.get(namesAddress(`/blog/${slug}`))).toContainEqual([slug, title]);
  }
});

test.each([
  ['/blog/Wat-shor-breaks', '/blog/names-w.json'],
  ['/what-shor-breaks/', '/blog/names-w.json'],
  ['/blog/', '/blog/names-b.json'],
  ['/', '/blog/names-_.json'],
  ['', '/blog/names-_.json'],
  ['/../../etc', '/blog/names-e.json'],
  ['/blog/..', '/blog/names-_.json'],
  ['/blog/\ud800', '/blog/names-_.json'],
])('%j is looked for in %s', (path, address) => {
  expect(namesAddress(path)).toBe(address);
});
