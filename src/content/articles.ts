import type { MDXContent } from 'mdx/types';
import * as v from 'valibot';

import { isIsoDay, type IsoDay } from '../lib/dates.ts';

export const articleCategories = ['Technology', 'Research', 'Security', 'Industry'] as const;

const frontMatter = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  excerpt: v.pipe(v.string(), v.nonEmpty()),
  author: v.pipe(v.string(), v.nonEmpty()),
  date: v.custom<IsoDay>((value) => typeof value === 'string' && isIsoDay(value), 'not an ISO day'),
  category: v.picklist(articleCategories),
  featured: v.boolean(),
});

/** One article: what its front matter says, its slug (the file's name) and its text. */
export type Article = v.InferOutput<typeof frontMatter> & { slug: string; Body: MDXContent };

type ArticleModule = { frontmatter: unknown; default: MDXContent };

const files = import.meta.glob<ArticleModule>('./blog/*.mdx', { eager: true });

function read([file, { frontmatter, default: Body }]: [string, ArticleModule]): Article {
  const result = v.safeParse(frontMatter, frontmatter);
  if (result.success)
    return { ...result.output, slug: file.slice('./blog/'.length, -'.mdx'.length), Body };
  const faults = result.issues.map(
    (issue) => `${v.getDotPath(issue) ?? 'front matter'}: ${issue.message}`,
  );
  throw new Error(`src/content/${file.slice(2)}: ${faults.join('; ')}`);
}

/** Every article, newest first. Adding one means adding a file to `content/blog/`. */
export const articles: readonly Article[] = Object.entries(files)
  .map(read)
  .toSorted((a, b) => b.date.localeCompare(a.date));
