import { readFileSync } from 'node:fs';
import { basename, dirname, posix, relative, resolve } from 'node:path';
import { deserialize } from 'node:v8';

import { language } from '../../src/config/language.ts';
import type { PageNeeds } from '../../src/routes.ts';
import type { BlogPage } from '../blog/blog-pages.tsx';
import type { Assets } from '../files/assets.ts';
import { cached, cachedFiles, generatorStamp, type KeptFiles } from '../files/cached.ts';
import { codeOf } from '../texts/compiled-text.ts';
import { encodeBest, encodeFast, withCopies } from '../files/write-files.ts';
import { overlayFor } from '../languages/overlay.ts';
import { picturePath } from '../pictures/page-figures.ts';
import { rasterizeLayers } from '../pictures/rasterize.ts';
import { faultAt, lineAt } from '../texts/plain-text.ts';
import type { PageHead } from './document.ts';
import { stage } from '../workers/stages.ts';
import type { PageFacts } from './page-facts.ts';
import { htmlFile } from './page-files.ts';

export type SiteRenderer = typeof import('./render.tsx');
export type BlogRenderer = typeof import('../blog/blog-pages.tsx');

/** What all pages are made with, as data: kept in a file, which each thread reads once. */
export type PageSetup = {
  /** Addresses of the bundled modules. */
  readonly renderers: { readonly site: string; readonly blog: string };
  readonly assets: Assets;
  readonly told: PageNeeds;
};

/** What a page is made of, as data; an article has its text besides. */
export type PageData = BlogPage | { readonly route: string };

export type PageOrder = {
  /** The file of a `PageSetup`. */
  readonly setup: string;
  readonly page: PageData;
  /** The id of an article's compiled text; empty for other pages. */
  readonly text: string;
  /** Few read it: an article that is in the feed no more, or a list of those. */
  readonly isRare: boolean;
  /** Everything the page depends on. */
  readonly key: readonly string[];
};

/** What is known about the finished files of one page. Figures are apart, because many pages show the same. */
export type PageFiles = {
  readonly names: readonly string[];
  readonly figures: readonly string[];
  readonly facts: PageFacts;
};

export const pageKind = 'page';

async function open(file: string) {
  const setup: PageSetup = deserialize(readFileSync(file));
  const site: SiteRenderer = await import(setup.renderers.site);
  const blogRenderer: BlogRenderer = await import(setup.renderers.blog);
  return { ...setup, site, blogRenderer };
}

let opened: { readonly file: string; readonly setup: ReturnType<typeof open> } | undefined;

/** The figures that this thread has kept. */
const keptFigures = new Set<string>();

function keepFigure(name: string, svg: string): void {
  if (!keptFigures.has(name)) cached('figure', [name], () => Buffer.from(svg));
  keptFigures.add(name);
}

const root = resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');

/**
 * The file that has a page's title: an article, or the words from which the page's module takes its head.
 * @param source of the page
 */
function titleFile(source: string): string {
  if (source.endsWith('.mdx')) return source;
  const words = /^export \{ head \} from '(.+)';$/m.exec(read(source))?.[1] ?? '';
  const file = posix.join(dirname(source), words);
  return relative(root, overlayFor(resolve(root, file), language) ?? file);
}

/**
 * A page's picture for sharing, kept between builds if it is not an article's.
 * @throws Error naming the file and the line of a title that cannot be drawn
 */
async function pictureFor(renderer: BlogRenderer, head: PageHead, isRoute: boolean) {
  try {
    const layers = await renderer.pictureOf(head);
    const draw = () => rasterizeLayers(layers);
    return isRoute ? cached('picture', [generatorStamp(), JSON.stringify(layers)], draw) : draw();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const file = titleFile(head.source);
    const text = read(file);
    const place = text.search(/^ *title:/m);
    throw faultAt(file, lineAt(text, place), error.message);
  }
}

async function make({ setup: file, page, text, isRare }: PageOrder) {
  if (opened?.file !== file) opened = { file, setup: open(file) };
  const { site, blogRenderer, assets, told } = await opened.setup;
  const head = 'route' in page ? await site.headOf(page.route) : blogRenderer.blogHead(page);
  const { html, figures, facts } = await stage('threads: make pages: render', () =>
    'route' in page
      ? site.renderRoute(page.route, assets, told)
      : blogRenderer.renderBlogPage(page, text && codeOf(text), assets),
  );
  for (const [name, svg] of figures) keepFigure(name, svg);
  // One article changes the keys of all routes, and few of their pages: what costs most is kept by what it is made of.
  const isRoute = 'route' in page;
  const files = await stage('threads: make pages: compress', () =>
    withCopies([htmlFile(head.path), html], isRare ? encodeFast : encodeBest),
  );
  const picture = await stage('threads: make pages: picture', async () =>
    head.kind === 'missing'
      ? []
      : [[picturePath(head.path).slice(1), await pictureFor(blogRenderer, head, isRoute)] as const],
  );
  const all = [...files, ...picture];
  const about: PageFiles = {
    names: all.map(([name]) => name),
    figures: [...figures.keys()],
    facts,
  };
  return { files: all.map(([name, content]) => [basename(name), content] as const), about };
}

/** Makes the files of a page and keeps each in a folder of the cache, under the last part of its name. */
export const makePage = (order: PageOrder): Promise<KeptFiles<PageFiles>> =>
  cachedFiles(pageKind, order.key, () => make(order));
