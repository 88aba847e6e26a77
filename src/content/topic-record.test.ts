import { describe, expect, test } from 'vitest';

import { inReadingOrder, readTopic } from './topic-record.ts';

const good = { title: 'API keys', category: 'Data Protection', order: 2, summary: 'One line.' };

describe('a topic', () => {
  test('takes its slug from the file', () => {
    expect(readTopic('docs/api-keys.mdx', good)).toEqual({ ...good, slug: 'api-keys' });
  });

  test.each([
    ['category', { ...good, category: 'Cooking' }],
    ['order', { ...good, order: '2' }],
    ['summary', { ...good, summary: '' }],
    ['author', { ...good, author: 'A. Writer' }],
    ['title', { ...good, title: undefined }],
  ])('with a faulty %s stops the build and names file and field', (field, record) => {
    const read = () => readTopic('docs/api-keys.mdx', record);
    expect(read).toThrow('src/content/docs/api-keys.mdx');
    expect(read).toThrow(`${field}:`);
  });

  test('with an invalid file name is refused', () => {
    expect(() => readTopic('docs/API Keys.mdx', good)).toThrow('docs/API Keys.mdx');
  });
});

describe('reading order', () => {
  const topic = (slug: string, category: string, order: number) =>
    readTopic(`docs/${slug}.mdx`, { ...good, category, order });

  test('is by category, then by order', () => {
    const topics = [topic('c', 'Communications', 1), topic('b', 'Data Protection', 2)];
    const sorted = inReadingOrder([...topics, topic('a', 'Data Protection', 1)]);
    expect(sorted.map(({ slug }) => slug)).toEqual(['a', 'b', 'c']);
  });

  test('refuses two topics with the same order', () => {
    const twins = [topic('a', 'Data Protection', 1), topic('b', 'Data Protection', 1)];
    expect(() => inReadingOrder(twins)).toThrow('docs/b.mdx: order: 1 is taken by a.mdx');
  });
});
