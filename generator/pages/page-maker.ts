import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { deserialize } from 'node:v8';

import { language } from '../../src/config/language.ts';
import type { PageNeeds } from '../../src/page.ts';
import type { BlogPage } from '../blog/blog-pages.tsx';
import type { Assets } from '../files/assets.ts';
import { keptBytes, type StageInputs, stage } from '../files/stage.ts';
import { treeOf } from '../texts/compiled-text.ts';
import { encoderOf, withCopies } from '../files/write-files.ts';
import { overlayFor } from '../languages/overlay.ts';
import { picturePath } from '../pictures/page-figures.ts';
import { rasterizeLayers } from '../pictures/rasterize.ts';
import { faultAt, fileName, isFault, lineAt, root } from '../texts/plain-text.ts';
import type { PageHead } from './document.ts';
import type { PageFacts } from './page-facts.ts';
import { htmlFile } from './page-files.ts';

export type SiteRenderer = typeof import('./render.tsx');
export type BlogRenderer = typeof import('../blog/blog-pages.tsx');

/** What all pages are made with, as data: kept in `setupFile`, which each thread reads once. */
export type PageSetup = {
  /** Addresses of the bundled modules. */
  readonly renderers: { readonly site: string; readonly blog: string };
  readonly assets: Assets;
  readonly told: PageNeeds;
};

/** What a page is made of, as data; an article has its text besides. */
export type PageData = BlogPage | { readonly route: string };

export type PageOrder = {
  readonly page: PageData;
  /** The id of an article's compiled text; empty for other pages. */
  readonly text: string;
  /** Few read it: an article that is in the feed no more, or a list of those. */
  readonly isRare: boolean;
  /** Everything the page depends on, for `stage`. */
  readonly inputs: StageInputs;
};

/** What is known about the finished files of one page. Figures are apart, because many pages show the same. */
export type PageFiles = {
  /** By name in the published folder, where the cache has each. */
  readonly figures: readonly (readonly [name: string, key: string])[];
  readonly facts: PageFacts;
};

export const pageKind = 'page';

export const setupFile = resolve(root, '.build/page-setup');

async function open() {
  const setup: PageSetup = deserialize(readFileSync(setupFile));
  const site: SiteRenderer = await import(setup.renderers.site);
  const blogRenderer: BlogRenderer = await import(setup.renderers.blog);
  return { ...setup, site, blogRenderer };
}

let opened: ReturnType<typeof open> | undefined;

/** The figures that this thread has kept, by name, with their keys. */
const keptFigures = new Map<string, string>();

/** The file of a figure in the cache. */
export const figureName = 'svg';

async function keepFigure(name: string, svg: string): Promise<readonly [string, string]> {
  const make = () => ({ files: [[figureName, svg] as const], about: null });
  const key = keptFigures.get(name) ?? (await stage('figure', [svg], make)).key;
  keptFigures.set(name, key);
  return [name, key];
}

const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');

/**
 * The file that has a page's title: an article, the words from which the page's module takes its head, or that module.
 * @param source of the page
 */
async function titleFile(source: string): Promise<string> {
  if (source.endsWith('.mdx')) return source;
  // Loaded when it is asked for: it reads code.
  const { wordsModuleOf } = await import('../texts/page-words.ts');
  const file = wordsModuleOf(source) ?? source;
  return fileName(overlayFor(resolve(root, file), language) ?? file);
}

/**
 * What a page's picture for sharing is drawn of.
 * @throws Error naming the file and the line of a title that cannot be drawn
 */
export async function layersOf(renderer: Pick<BlogRenderer, 'pictureOf'>, head: PageHead) {
  try {
    return await renderer.pictureOf(head);
  } catch (error) {
    // Of facts, their file is named already; and what is wrong in code needs its trace.
    if (!isFault(error) || error.message.startsWith('src/')) throw error;
    const file = await titleFile(head.source);
    const text = read(file);
    const place = text.search(/^ *title:/m);
    throw faultAt(file, lineAt(text, place), error.message);
  }
}

/** A page's picture for sharing, kept between builds if it is not an article's. */
async function pictureFor(renderer: BlogRenderer, head: PageHead, isRoute: boolean) {
  const layers = await layersOf(renderer, head);
  const draw = () => rasterizeLayers(layers);
  return isRoute ? keptBytes('social', [JSON.stringify(layers)], draw) : draw();
}

async function make({ page, text, isRare }: PageOrder) {
  const { site, blogRenderer, assets, told } = await (opened ??= open());
  const isRoute = 'route' in page;
  const head = isRoute ? await site.headOf(page.route) : blogRenderer.blogHead(page);
  const { html, figures, facts } = await (isRoute
    ? site.renderRoute(page.route, assets, told)
    : blogRenderer.renderBlogPage(page, text && treeOf(text), assets));
  const keptNames = await Promise.all([...figures].map((figure) => keepFigure(...figure)));
  // One article changes the keys of all routes, and few of their pages: what costs most is kept by what it is made of.
  const files = await withCopies([htmlFile(head.path), html], encoderOf(isRare));
  const picture =
    head.kind === 'missing'
      ? []
      : [[picturePath(head.path).slice(1), await pictureFor(blogRenderer, head, isRoute)] as const];
  const about: PageFiles = { figures: keptNames, facts };
  return { files: [...files, ...picture], about };
}

/** Makes the files of a page, which the cache then has. */
export async function makePage(order: PageOrder): Promise<void> {
  await stage(pageKind, order.inputs, () => make(order));
}
