import * as v from 'valibot';

/** In reading order. */
export const topicCategories = [
  'Getting Started',
  'Security & Authentication',
  'Data Protection',
  'Communications',
] as const;

const frontMatter = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  category: v.picklist(topicCategories),
  /** Position within the category, from 1. */
  order: v.pipe(v.number(), v.integer(), v.minValue(1)),
  summary: v.pipe(v.string(), v.nonEmpty()),
});

/** A topic's front matter and slug (the file's name). */
export type TopicRecord = v.InferOutput<typeof frontMatter> & { slug: string };

/**
 * Validates a topic's front matter.
 * @param file path below `src/content/`, for example `docs/api-keys.mdx`
 * @throws Error naming the file and each faulty field
 */
export function readTopic(file: string, frontmatter: unknown): TopicRecord {
  const slug = /^docs\/([a-z0-9-]+)\.mdx$/.exec(file)?.[1];
  const result = v.safeParse(frontMatter, frontmatter);
  if (slug && result.success) return { ...result.output, slug };
  const faults = result.success
    ? ['the file name is not a slug']
    : result.issues.map((issue) => `${v.getDotPath(issue) ?? 'front matter'}: ${issue.message}`);
  throw new Error(`src/content/${file}: ${faults.join('; ')}`);
}

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
        `src/content/docs/${topic.slug}.mdx: order: ${topic.order} is taken by ${before.slug}.mdx`,
      );
    }
  }
  return sorted;
}
