import { expect, test } from 'vitest';

import { inReadingOrder, type TopicRecord } from './text-records.ts';

const topic = (slug: string, category: TopicRecord['category'], order: number): TopicRecord => ({
  slug,
  title: 'API keys',
  summary: 'One line.',
  category,
  order,
});

test('the reading order is by category, then by order', () => {
  const topics = [topic('c', 'communications', 1), topic('b', 'data-protection', 2)];
  const sorted = inReadingOrder([...topics, topic('a', 'data-protection', 1)]);
  expect(sorted.map(({ slug }) => slug)).toEqual(['a', 'b', 'c']);
});

test('two topics with the same order are refused', () => {
  const twins = [topic('a', 'data-protection', 1), topic('b', 'data-protection', 1)];
  expect(() => inReadingOrder(twins)).toThrow('docs/b.mdx: order: 1 is taken by a.mdx');
});
