import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

import type { Article } from '../../src/content/articles.ts';
import type { Blog } from '../../src/content/blog-lists.ts';
import { relatedItems } from '../../src/lib/text/related-items.ts';
import type { ArticleLink } from '../../src/sections/article/article-neighbors.tsx';
import type { Assets } from '../files/assets.ts';
import type { BlogPage } from './blog-pages.tsx';
import { cached, cachedFiles } from '../files/cached.ts';
import { htmlFile } from '../pages/page-file.ts';
import type { PageHead } from '../pages/document.ts';
import { type PageFacts, pageFacts } from '../pages/page-facts.ts';
import { picturePath, pictureSize } from '../pictures/page-figures.ts';
import { rasterizeOnce } from '../pictures/rasterize.ts';
import { withCopies } from '../files/write-files.ts';
import { faultAt, lineAt } from '../texts/plain-text.ts';
import { articleCode, type WrittenArticles } from './read-articles.ts';

export type BlogRenderer = typeof import('./blog-pages.tsx');

/** What is known about the finished files of one page. Figures are apart, because many pages show the same. */
type BlogFiles = {
  readonly names: readonly string[];
  readonly figures: readonly string[];
  readonly facts: PageFacts;
};

const maxRelated = 3;

const linkTo = ({ slug, title, date }: Article): ArticleLink => ({ slug, title, date });

/** The pages of all lists, `/blog` first, and of all articles, newest first. */
export function* blogPagesOf({ articles, lists }: Blog): Generator<BlogPage> {
  const [newest] = articles;
  for (const list of lists) yield { list, figure: newest?.figure };
  const neighborsOf = relatedItems(articles, ({ category }) => category, maxRelated);
  for (const article of articles) {
    const { before, after, related } = neighborsOf(article);
    const neighbors = {
      before: before && linkTo(before),
      after: after && linkTo(after),
      related: related.map(linkTo),
    };
    yield { article, neighbors };
  }
}

/** The compiled text of an article; empty for a list. */
export const codeOf = async (page: BlogPage): Promise<string> =>
  'article' in page ? articleCode(page.article.slug) : '';

/**
 * An SVG of a page's picture for sharing.
 * @throws Error naming the file and the line of a title that cannot be drawn
 */
export async function pictureFor(renderer: BlogRenderer, head: PageHead): Promise<string> {
  try {
    return await renderer.pictureOf(head);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Titles of pages are in the route table.
    const file = head.source.endsWith('.mdx') ? head.source : 'src/routes.ts';
    const text = readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8');
    const place = file === head.source ? text.search(/^title:/m) : text.indexOf(head.title);
    throw faultAt(file, lineAt(text, place), error.message);
  }
}

/**
 * Makes the files of the blog's pages, or takes them from the cache. The key of a page is what it is made of:
 * the page as data, its compiled text, and the stamp of everything that renders it.
 */
export function blogFilesMaker(
  renderer: BlogRenderer,
  assets: Assets,
  stamp: string,
  idOf: WrittenArticles['idOf'],
) {
  /** The SVG of every figure shown so far, by path in the published folder. */
  const figures = new Map<string, string | Buffer>();

  const make = async (page: BlogPage) => {
    const { html, figures: shown } = renderer.renderBlogPage(page, await codeOf(page), assets);
    for (const [name, svg] of shown) cached('figure', [name], () => Buffer.from(svg));
    const head = renderer.blogHead(page);
    const picture = await rasterizeOnce(await pictureFor(renderer, head), pictureSize.width);
    const files = [
      [picturePath(head.path).slice(1), picture] as const,
      ...(await withCopies([htmlFile(head.path), html])),
    ];
    const about: BlogFiles = {
      names: files.map(([name]) => name),
      figures: [...shown.keys()],
      facts: pageFacts(html),
    };
    return { files: files.map(([name, content]) => [basename(name), content] as const), about };
  };

  return {
    figures,
    /** The folder has each file under the last part of its name. */
    async filesOf(page: BlogPage): Promise<BlogFiles & { readonly folder: string }> {
      const text = 'article' in page ? idOf(page.article.slug) : '';
      const key = [stamp, JSON.stringify(page), text];
      const { folder, about } = await cachedFiles('blog-page', key, () => make(page));
      for (const name of about.figures)
        if (!figures.has(name)) figures.set(name, cached('figure', [name], lost));
      return { ...about, folder };
    },
  };
}

function lost(): never {
  throw new Error('A figure is missing in node_modules/.cache/site-files: delete that folder');
}
