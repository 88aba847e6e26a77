/* What is known of articles and topics without their texts. */
import { keysOf } from '../lib/records.ts';
import { topicCategories } from './categories.ts';
import type { ArticleFields, TopicFields } from './front-matter.ts';

/** What the build counts in a text. */
export type ProseFacts = {
  /** Without code blocks. */
  readonly words: number;
  readonly outline: readonly { readonly id: string; readonly text: string }[];
};

/** The language of a text that these pages have in no other. */
export type TextLanguage = { readonly lang?: string | undefined };

/** The language that all of some texts have, if these pages have them in no other. */
export const sharedLanguage = ([first, ...others]: readonly TextLanguage[]): string | undefined =>
  others.every(({ lang }) => lang === first?.lang) ? first?.lang : undefined;

/** What is known about an article without its text: front matter, slug (the file's name) and headings. */
export type Article = ArticleFields &
  ProseFacts &
  TextLanguage & { slug: string; readTime: string };

/** A topic's front matter and slug (the file's name). */
export type TopicRecord = TopicFields & TextLanguage & { slug: string };

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
