import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import { closestMatch } from 'leven';
import pMap from 'p-map';

import { language } from '../../src/config/language.ts';
import type { Article } from '../../src/content/text-records.ts';
import type { ArticleFields } from '../../src/content/front-matter.ts';
import { maxFeedItems } from '../../src/lib/files/xml.ts';
import { inLanguage } from '../languages/overlay.ts';
import { foreignLanguage } from '../languages/text-language.ts';
import { checkArticle } from './article-rules.ts';
import type { FeedItem } from './feed.tsx';
import { treeOf } from '../texts/compiled-text.ts';
import { type CompiledMdx, compileMdx } from '../texts/mdx.ts';
import { fieldFault } from '../texts/front-matter.ts';
import type { LinkingText } from '../texts/link-targets.ts';
import type { ProseLinks } from '../texts/markdown-rules.ts';
import { isShown, leftOut, newestFirst, type Showing, today } from '../texts/on-show.ts';
import { recordsOf } from '../texts/records.ts';

const { readTimeOf } = await inLanguage<typeof import('../../src/lib/text/format.ts')>(
  'lib/text/format.ts',
  language,
);

const folder = resolve(import.meta.dirname, '../../src/content/blog');

/** An article without its text, what the text links to, and the text's id: see `treeOf`. */
type WrittenArticle = { readonly article: Article; readonly id: string } & ProseLinks;

/** Articles without their texts, which would fill the memory. */
export type WrittenArticles = {
  /** Newest first. */
  readonly articles: readonly Article[];
  /** Of all articles, also of those that are not shown yet. */
  readonly texts: readonly LinkingText[];
  /** The articles that a build leaves out, each as a line for the one who writes. */
  readonly leftOut: readonly string[];
  /** The id of an article's compiled text. */
  readonly idOf: (slug: string) => string;
};

const fileOf = (slug: string): string => `src/content/blog/${slug}.mdx`;

/**
 * What is known about an article, checked.
 * @param slug the file's name, without its extension
 * @throws Error with a line for each fault: the file, its line, and what to write
 */
export function articleOf(
  slug: string,
  { frontmatter, facts, written }: Pick<CompiledMdx, 'frontmatter' | 'facts' | 'written'>,
): Article {
  const fields = frontmatter as ArticleFields;
  checkArticle(fields, written);
  const { readTime = readTimeOf(facts.words) } = fields;
  if (readTime !== readTimeOf(facts.words)) {
    const remedy = `write '${readTimeOf(facts.words)}', or delete the line`;
    throw fieldFault(written, 'readTime', `the text has ${facts.words} words; ${remedy}`);
  }
  return { ...fields, readTime, ...facts, slug, lang: foreignLanguage(fileOf(slug)) };
}

/** Reads, checks and compiles an article. Throws like `articleOf`. */
export async function readArticle(slug: string): Promise<WrittenArticle> {
  const file = join(folder, `${slug}.mdx`);
  const compiled = await compileMdx(readFileSync(file, 'utf8'), file);
  const links = compiled.links.filter(({ address }) => address.startsWith('/'));
  return { article: articleOf(slug, compiled), links, id: compiled.id };
}

/** Authors whose name is nearly that of a person of `src/content/people/`, each as a line for the one who writes. */
export function authorDoubts(
  articles: readonly { readonly file: string; readonly author: string }[],
): readonly string[] {
  const known = recordsOf('people', { early: true }).map(({ name }) => name);
  return articles.flatMap(({ file, author }) => {
    const meant = closestMatch(author, known, { maxDistance: 2 });
    return meant === undefined || meant === author
      ? []
      : [`${file}: is the author ${meant}, who is written ${author} here?`];
  });
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
  /** Gives nothing for an article to leave out. */
  read?: (slug: string) => Promise<WrittenArticle | undefined>;
  atOnce?: number;
  showing?: Showing;
} = {}): Promise<WrittenArticles> {
  const slugs = globSync('*.mdx', { cwd: folder }).map((file) => basename(file, '.mdx'));
  const written = new Map<string, WrittenArticle | undefined>();
  await pMap(slugs, async (slug) => void written.set(slug, await read(slug)), {
    concurrency: atOnce,
  });
  const all = slugs.toSorted().flatMap((slug) => written.get(slug) ?? []);
  const articles = all.map(({ article }) => article);
  const day = today();
  return {
    articles: articles.filter((article) => isShown(article, showing, day)).toSorted(newestFirst),
    texts: all.map(({ article, links }) => ({ file: fileOf(article.slug), term: article, links })),
    leftOut: articles.flatMap((article) => leftOut(fileOf(article.slug), article, day)),
    idOf: (slug) => written.get(slug)?.id ?? '',
  };
}

/** The newest articles with their texts, for the feed. */
export const feedItems = ({ articles, idOf }: WrittenArticles): readonly FeedItem[] =>
  articles.slice(0, maxFeedItems).map((article) => ({ article, tree: treeOf(idOf(article.slug)) }));
