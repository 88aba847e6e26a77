import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import type { Article } from '../../src/content/categories.ts';
import { articleFields } from '../../src/content/front-matter.ts';
import { articleFigureNames } from '../../src/figures/articles/figures.ts';
import { readTimeOf } from '../../src/lib/text/format.ts';
import { maxFeedItems } from '../../src/lib/files/xml.ts';
import type { FeedItem } from './feed.tsx';
import pMap from 'p-map';

import { codeOf } from '../texts/compiled-text.ts';
import { type CompiledMdx, compileMdx } from '../texts/mdx.ts';
import { checkedFields, fieldFault } from '../texts/front-matter.ts';
import { isShown, leftOut, type Showing, today } from '../texts/on-show.ts';

const folder = resolve(import.meta.dirname, '../../src/content/blog');

/** An article without its text, and the text's id: see `codeOf`. */
type WrittenArticle = { readonly article: Article; readonly id: string };

/** Articles without their texts, which would fill the memory. */
export type WrittenArticles = {
  /** Newest first. */
  readonly articles: readonly Article[];
  /** The articles that a build leaves out, each as a line for the one who writes. */
  readonly leftOut: readonly string[];
  /** The id of an article's compiled text. */
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

/** Reads, checks and compiles an article. Throws like `articleOf`. */
export async function readArticle(slug: string): Promise<WrittenArticle> {
  const file = join(folder, `${slug}.mdx`);
  const compiled = await compileMdx(readFileSync(file, 'utf8'), file, 'body');
  return { article: articleOf(slug, compiled), id: compiled.id };
}

/**
 * Reads and checks every article, and gives those that the site shows today. They are compiled outside the bundle,
 * which would keep all of them in memory.
 * @param read reads one, here or in another thread, and `atOnce` so many
 * @throws Error naming file and line
 */
export async function readArticles({
  read = readArticle,
  atOnce = 1,
  showing,
}: {
  read?: (slug: string) => Promise<WrittenArticle>;
  atOnce?: number;
  showing?: Showing;
} = {}): Promise<WrittenArticles> {
  const slugs = globSync('*.mdx', { cwd: folder }).map((file) => basename(file, '.mdx'));
  const written = new Map<string, WrittenArticle>();
  await pMap(slugs, async (slug) => void written.set(slug, await read(slug)), {
    concurrency: atOnce,
  });
  const articles = slugs.toSorted().flatMap((slug) => written.get(slug)?.article ?? []);
  const day = today();
  return {
    articles: articles
      .filter((article) => isShown(article, showing, day))
      .toSorted((a, b) => b.date.localeCompare(a.date)),
    leftOut: articles.flatMap((article) =>
      leftOut(`src/content/blog/${article.slug}.mdx`, article, day),
    ),
    idOf: (slug) => written.get(slug)?.id ?? '',
  };
}

/** The newest articles with their texts, for the feed. */
export const feedItems = ({ articles, idOf }: WrittenArticles): readonly FeedItem[] =>
  articles.slice(0, maxFeedItems).map((article) => ({ article, code: codeOf(idOf(article.slug)) }));
