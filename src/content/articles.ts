import type { MDXContent } from 'mdx/types';
import * as v from 'valibot';

import { isIsoDay, type IsoDay } from '../lib/dates.ts';
import { relatedItems } from '../lib/related-items.ts';
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

const proseFacts = v.object({
  words: v.number(),
  outline: v.array(v.object({ id: v.string(), text: v.string() })),
});

/** An article: front matter, slug (the file's name), headings and body. */
export type Article = v.InferOutput<typeof frontMatter> &
  v.InferOutput<typeof proseFacts> & { slug: string; readTime: string; Body: MDXContent };

/** A compiled MDX file; `facts` come from `generator/prose-facts.ts`. */
type ArticleModule = { frontmatter: unknown; facts: unknown; default: MDXContent };

const files = import.meta.glob<ArticleModule>('./blog/*.mdx', { eager: true });

/**
 * Validates one article.
 * @param file its path, for the error message
 * @throws Error naming the file and each faulty field
 */
export function readArticle(
  file: string,
  { frontmatter, facts, default: Body }: ArticleModule,
): Article {
  const where = `src/content/${file.slice(2)}`;
  const result = v.safeParse(frontMatter, frontmatter);
  if (!result.success) {
    const faults = result.issues.map(
      (issue) => `${v.getDotPath(issue) ?? 'front matter'}: ${issue.message}`,
    );
    throw new Error(`${where}: ${faults.join('; ')}`);
  }
  const { words, outline } = v.parse(proseFacts, facts);
  const { readTime = readTimeOf(words) } = result.output;
  if (readTime !== readTimeOf(words)) {
    throw new Error(
      `${where}: readTime: says '${readTime}', but ${words} words are '${readTimeOf(words)}'`,
    );
  }
  const slug = file.slice('./blog/'.length, -'.mdx'.length);
  return { ...result.output, readTime, words, outline, slug, Body };
}

/** Every article, newest first. Adding one means adding a file to `content/blog/`. */
export const articles: readonly Article[] = Object.entries(files)
  .map(([file, module]) => readArticle(file, module))
  .toSorted((a, b) => b.date.localeCompare(a.date));

const bySlug = new Map(articles.map((article) => [article.slug, article]));

export const articleAt = (path: string): Article | undefined =>
  path.startsWith('/blog/') ? bySlug.get(path.slice('/blog/'.length)) : undefined;

const maxRelated = 3;

/** An article's related articles: `before` is newer, `after` is older. */
export const articleNeighbors = relatedItems(articles, ({ category }) => category, maxRelated);
