import { afterEach, expect, test, vi } from 'vitest';

import { fetchListed, toListed } from './listed-post.ts';

const post = {
  slug: 'key-rotation',
  title: 'Key rotation',
  excerpt: 'When and why.',
  author: 'R. Doe',
  date: '2025-01-15',
  category: 'Security',
  readTime: '4 min read',
} as const;
const address = '/blog/articles-2.json';
const answer = (response: () => Response) => {
  const fetched = vi.fn((_address: string) => Promise.resolve(response()));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a list says what its rows show, and nothing else of an article', () => {
  const article = { ...post, body: 'Long.', featured: true };
  expect(toListed(article)).toEqual(post);
});

test('a part of the list is fetched by its address', async () => {
  const fetched = answer(() => Response.json([post, { ...post, slug: 'other' }]));
  expect((await fetchListed(address)).map(({ slug }) => slug)).toEqual(['key-rotation', 'other']);
  expect(fetched.mock.calls).toEqual([[address]]);
});

test('one that does not come is an error which says why', async () => {
  answer(() => new Response('', { status: 404 }));
  await expect(fetchListed(address)).rejects.toThrow(`${address}: 404`);
});

test.each([
  ['no list', post],
  ['a day that does not exist', [{ ...post, date: '2025-02-30' }]],
  ['a day that is no text', [{ ...post, date: [post.date] }]],
  ['a name that leads elsewhere', [{ ...post, slug: '../about' }]],
  ['a name that begins with a path', [{ ...post, slug: '/about' }]],
  ['a name that goes on', [{ ...post, slug: 'about?x' }]],
  ['no title', [{ ...post, title: '' }]],
  ['a missing author', [{ ...post, author: undefined }]],
])('%s is refused', async (_what, content) => {
  answer(() => Response.json(content));
  await expect(fetchListed(address)).rejects.toThrow(Error);
});
