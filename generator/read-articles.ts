import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import { type Article, readArticle } from '../src/content/articles.ts';
import { maxFeedItems } from '../src/lib/rss.ts';
import type { FeedItem } from './feed.tsx';
import { compileMdx } from './mdx.ts';

const folder = resolve(import.meta.dirname, '../src/content/blog');

const compiled = (slug: string) => {
  const file = join(folder, `${slug}.mdx`);
  return compileMdx(readFileSync(file, 'utf8'), file, 'body');
};

/** Articles without their texts, which would fill the memory. */
export type WrittenArticles = {
  /** Newest first. */
  readonly articles: readonly Article[];
  /** What an article's compiled text depends on, as a hash. */
  readonly idOf: (slug: string) => string;
};

/**
 * Reads and checks every article. They are compiled one at a time and outside the bundle, which would keep all
 * of them in memory.
 * @throws Error naming the file and each faulty field
 */
export async function readArticles(): Promise<WrittenArticles> {
  const articles: Article[] = [];
  const ids = new Map<string, string>();
  for (const file of globSync('*.mdx', { cwd: folder }).toSorted()) {
    const slug = basename(file, '.mdx');
    const { id, exports } = await compiled(slug);
    articles.push(readArticle(slug, exports));
    ids.set(slug, id);
  }
  return {
    articles: articles.toSorted((a, b) => b.date.localeCompare(a.date)),
    idOf: (slug) => ids.get(slug) ?? '',
  };
}

/** An article's compiled text: see `body-of.ts`. */
export async function articleCode(slug: string): Promise<string> {
  const { code } = await compiled(slug);
  return code();
}

/** The newest articles with their texts, for the feed. */
export const feedItems = (articles: readonly Article[]): Promise<readonly FeedItem[]> =>
  Promise.all(
    articles
      .slice(0, maxFeedItems)
      .map(async (article) => ({ article, code: await articleCode(article.slug) })),
  );
