import type { TopicFields } from './front-matter.ts';

/** In reading order. */
export const topicCategories = [
  'Getting Started',
  'Security & Authentication',
  'Data Protection',
  'Communications',
] as const;

/** A topic's front matter and slug (the file's name). */
export type TopicRecord = TopicFields & { slug: string };

/**
 * Sorts topics by category, then by order.
 * @throws Error naming both files if two have the same order
 */
export function inReadingOrder<T extends TopicRecord>(topics: readonly T[]): readonly T[] {
  const place = ({ category, order }: TopicRecord) =>
    topicCategories.indexOf(category) * 1_000 + order;
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
