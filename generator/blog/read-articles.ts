import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import type { Article } from '../../src/content/articles.ts';
import { articleFields } from '../../src/content/front-matter.ts';
import { articleFigureNames } from '../../src/figures/articles/figures.ts';
import { readTimeOf } from '../../src/lib/text/read-time.ts';
import { maxFeedItems } from '../../src/lib/files/rss.ts';
import type { FeedItem } from './feed.tsx';
import { type CompiledMdx, compileMdx } from '../texts/mdx.ts';
import { checkedFields, fieldFault } from '../texts/front-matter.ts';

const folder = resolve(import.meta.dirname, '../../src/content/blog');

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
 * What is known about an article, checked.
 * @param slug the file's name, without its extension
 * @throws Error with a line for each fault: the file, its line, and what to write
 */
export function articleOf(
  slug: string,
  { frontmatter, facts, written }: Pick<CompiledMdx, 'frontmatter' | 'facts' | 'written'>,
): Article {
  const scenes = checkedFields(articleFields, frontmatter, written);
  const { figure, readTime = readTimeOf(facts.words) } = scenes;
  if (!articleFigureNames.includes(figure))
    throw fieldFault(written, 'figure', `write one of ${articleFigureNames.join(', ')}`);
  if (readTime !== readTimeOf(facts.words)) {
    const remedy = `write '${readTimeOf(facts.words)}', or delete the line`;
    throw fieldFault(written, 'readTime', `the text has ${facts.words} words; ${remedy}`);
  }
  if (scenes.updated !== undefined && scenes.updated < scenes.date)
    throw fieldFault(
      written,
      'updated',
      `write a day after ${scenes.date}, the date, or delete the line`,
    );
  return { ...scenes, readTime, ...facts, slug };
}

/**
 * Reads and checks every article. They are compiled one at a time and outside the bundle, which would keep all
 * of them in memory.
 * @throws Error naming file and line
 */
export async function readArticles(): Promise<WrittenArticles> {
  const articles: Article[] = [];
  const ids = new Map<string, string>();
  for (const file of globSync('*.mdx', { cwd: folder }).toSorted()) {
    const slug = basename(file, '.mdx');
    const text = await compiled(slug);
    articles.push(articleOf(slug, text));
    ids.set(slug, text.id);
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
