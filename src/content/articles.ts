import * as v from 'valibot';

import { isIsoDay, type IsoDay } from '../lib/dates.ts';
import { readTimeOf } from '../lib/read-time.ts';
import { articleCategories } from './article-kinds.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const isoDay = v.custom<IsoDay>(
  (value) => typeof value === 'string' && isIsoDay(value),
  'not an ISO day',
);

const frontMatter = v.strictObject({
  title: text,
  /** Also the page's description, which search engines cut at about 155 characters. */
  excerpt: v.pipe(text, v.maxLength(155)),
  author: text,
  /** Whether author and comments are invented (`config/sample.ts`). */
  sample: v.optional(v.literal(true)),
  date: isoDay,
  /** The day of a later note at the top of the text. */
  updated: v.optional(isoDay),
  category: v.picklist(articleCategories),
  /** Computed if missing, and checked against the text if given. */
  readTime: v.optional(text),
  featured: v.boolean(),
  /** Name of the figure shown in lists. */
  figure: text,
  comments: v.optional(v.array(v.strictObject({ author: text, date: isoDay, content: text })), []),
});

/** What the build counts in a text. */
export type ProseFacts = {
  /** Without code blocks. */
  readonly words: number;
  readonly outline: readonly { readonly id: string; readonly text: string }[];
};

/** What is known about an article without its text: front matter, slug (the file's name) and headings. */
export type Article = v.InferOutput<typeof frontMatter> &
  ProseFacts & { slug: string; readTime: string };

/**
 * Validates one article.
 * @param slug the file's name, without its extension
 * @throws Error naming the file and each faulty field
 */
export function readArticle(
  slug: string,
  { frontmatter, facts }: { frontmatter?: unknown; facts: ProseFacts },
): Article {
  const where = `src/content/blog/${slug}.mdx`;
  const result = v.safeParse(frontMatter, frontmatter);
  if (!result.success) {
    const faults = result.issues.map(
      (issue) => `${v.getDotPath(issue) ?? 'front matter'}: ${issue.message}`,
    );
    throw new Error(`${where}: ${faults.join('; ')}`);
  }
  const { words } = facts;
  const { readTime = readTimeOf(words) } = result.output;
  if (readTime !== readTimeOf(words)) {
    throw new Error(
      `${where}: readTime: says '${readTime}', but ${words} words are '${readTimeOf(words)}'`,
    );
  }
  return { ...result.output, readTime, ...facts, slug };
}
