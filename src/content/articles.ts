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
  /** Also the page's description, which search engines cut. */
  excerpt: v.pipe(text, v.maxLength(155)),
  author: text,
  date: isoDay,
  /** The day of a later note that stands at the top of the text. */
  updated: v.optional(isoDay),
  category: v.picklist(articleCategories),
  /** Counted where it is not given, and checked against the text where it is: see `readTimeOf`. */
  readTime: v.optional(text),
  featured: v.boolean(),
  /** Name of the figure that stands for the article in lists. */
  figure: text,
  comments: v.optional(v.array(v.strictObject({ author: text, date: isoDay, content: text })), []),
});

const proseFacts = v.object({
  words: v.number(),
  outline: v.array(v.object({ id: v.string(), text: v.string() })),
});

/** One article: what its front matter says, its slug (the file's name), its headings and its text. */
export type Article = v.InferOutput<typeof frontMatter> &
  v.InferOutput<typeof proseFacts> & { slug: string; readTime: string; Body: MDXContent };

/** What compiling a file gives: `facts` are counted by `build/prose-facts.ts`. */
type ArticleModule = { frontmatter: unknown; facts: unknown; default: MDXContent };

const files = import.meta.glob<ArticleModule>('./blog/*.mdx', { eager: true });

/**
 * Reads one article.
 * @param file its path, for the message when it is refused
 * @throws Error naming the file, the field and what is wrong with it
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

/** The article that stands at an address of the site, if one does. */
export const articleAt = (path: string): Article | undefined =>
  path.startsWith('/blog/') ? bySlug.get(path.slice('/blog/'.length)) : undefined;

/** How many articles of its subject an article leads to, beside the one before and the one after it. */
const maxRelated = 3;

/** What is around an article: `before` is the newer one, `after` the older one. */
export const articleNeighbors = relatedItems(articles, ({ category }) => category, maxRelated);
