import type { ComponentType } from 'react';

import { feedAbout, llmsAbout, llmsSummary, openApiAbout } from '../../src/content/heads.ts';
import { notFound as notFoundWords } from '../../src/content/pages/not-found.ts';
import { topics } from '../../src/content/topics.ts';
import {
  notFound,
  type PageNeeds,
  type PageProps,
  type PageScene,
  type Route,
  routes,
} from '../../src/routes.ts';
import type { Assets } from '../files/assets.ts';
import type { PageHead } from './document.ts';
import { pageFile } from './page-files.ts';
import { renderPage, type RenderedPage } from './render-page.tsx';
import { structuredData } from './structured-data.ts';

type PageModule = { Page: ComponentType<PageProps & PageNeeds>; scene?: PageScene };

// `blog-pages.tsx` renders the blog.
const modules = import.meta.glob<PageModule>(
  ['../../src/pages/**/*.tsx', '!../../src/pages/blog/*'],
  {
    eager: true,
  },
);

const moduleOf = (page: string) => modules[`../../${pageFile(page)}`];

/** A page of the route table or a not-found page. */
type RouteHead = PageHead & Pick<Route, 'schema'>;

const headFor = (route: Route, kind: PageHead['kind'] = 'website'): RouteHead => ({
  ...route,
  kind,
  result: kind === 'website' ? (route.result ?? 'page') : undefined,
  source: pageFile(route.page),
  scene: moduleOf(route.page)?.scene,
});

const missing = (path: Route['path']): Route => ({ ...notFound, path });

/** The pages for unknown addresses: one for the site, one for the blog. */
export const missingPages = {
  site: headFor(missing('/404'), 'missing'),
  blog: { ...headFor(missing('/blog/404'), 'missing'), title: notFoundWords.articleHeading },
};

/** The pages of the route table, with those of the blog's list. */
export const routeHeads: readonly RouteHead[] = routes.map((route) => headFor(route));

const heads: ReadonlyMap<string, RouteHead> = new Map(
  [...routeHeads, ...Object.values(missingPages)].map((head) => [head.path, head]),
);

/** @throws Error if there is no such page in the route table */
export function headOf(path: string): RouteHead {
  const head = heads.get(path);
  if (!head) throw new Error(`src/routes.ts has no ${path}`);
  return head;
}

/** What lists of files say, in the language of the pages. */
export const fileWords = { feedAbout, llmsAbout, llmsSummary, openApiAbout };

export { topics };
export { textFiles } from '../files/text-files.ts';

/**
 * Renders a page that is not of the blog.
 * @param path of the route table, or of a not-found page
 * @param told what pages may need
 */
export function renderRoute(path: string, assets: Assets, told: PageNeeds): RenderedPage {
  const head = headOf(path);
  const Page = modules[`../../${head.source}`]?.Page;
  if (!Page) throw new Error(`${head.source} exports no Page`);
  // Nothing else, because the page is not made again when that changes.
  const needed = Object.fromEntries((head.needs ?? []).map((name) => [name, told[name]]));
  const content = <Page path={path} {...(needed as PageNeeds)} />;
  return renderPage(head, structuredData(head, head.schema, topics), content, assets);
}
