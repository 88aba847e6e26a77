import * as v from 'valibot';

/** The four categories of the documentation, in its order. */
export const topicCategories = [
  'Getting Started',
  'Security & Authentication',
  'Data Protection',
  'Communications',
] as const;

const frontMatter = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  category: v.picklist(topicCategories),
  /** Place within the category, from 1. */
  order: v.pipe(v.number(), v.integer(), v.minValue(1)),
  summary: v.pipe(v.string(), v.nonEmpty()),
});

/** What a topic's file says of itself, and its slug, which is the file's name. */
export type TopicRecord = v.InferOutput<typeof frontMatter> & { slug: string };

/**
 * Reads the front matter of one topic.
 * @param file its path below `src/content/`, for example `docs/api-keys.mdx`
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
 * Topics in reading order: by category, then by place.
 * @throws Error naming both files when two claim the same place
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
