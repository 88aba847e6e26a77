import { keysOf } from '../lib/records.ts';
import type { TopicFields } from './front-matter.ts';

/** By id, which is also an address on the page, in reading order: what a topic's file says, in every language. */
export const topicCategories = {
  'getting-started': 'Getting Started',
  'security-authentication': 'Security & Authentication',
  'data-protection': 'Data Protection',
  communications: 'Communications',
} as const;

export type TopicCategory = keyof typeof topicCategories;

/** A topic's front matter and slug (the file's name). */
export type TopicRecord = TopicFields & { slug: string };

/**
 * Sorts topics by category, then by order.
 * @throws Error naming both files if two have the same order
 */
export function inReadingOrder<T extends TopicRecord>(topics: readonly T[]): readonly T[] {
  const place = ({ category, order }: TopicRecord) =>
    keysOf(topicCategories).indexOf(category) * 1_000 + order;
  const sorted = topics.toSorted((a, b) => place(a) - place(b));
  for (const [index, topic] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before && place(before) === place(topic)) {
      throw new Error(
        `src/content/docs/${topic.slug}.mdx: order: ${topic.order} is taken by ${before.slug}.mdx: give one of them another number`,
      );
    }
  }
  return sorted;
}
