import type { ComponentType } from 'react';

import { feedAbout, llmsAbout, llmsSummary, openApiAbout } from '../../src/content/for-programs.ts';
import { notFound as notFoundWords } from '../../src/content/pages/not-found.ts';
import { topics } from '../../src/content/topics.ts';
import {
  type Head,
  notFoundRoute,
  type PageListProps,
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

type PageModule = {
  Page: ComponentType<PageProps & PageNeeds & PageListProps>;
  head: Head;
  scene?: PageScene;
};

// `blog-pages.tsx` renders the blog; here is the head of its first page.
const modules = import.meta.glob<PageModule>(
  ['../../src/pages/**/*.tsx', '!../../src/pages/blog/article.tsx'],
  {
    eager: true,
  },
);

/** @throws Error if the page's module is not there, or lacks the page or its head */
function moduleOf(page: string): PageModule {
  const found = modules[`../../${pageFile(page)}`];
  if (!found?.Page) throw new Error(`${pageFile(page)} exports no Page`);
  if (!found.head) throw new Error(`${pageFile(page)} exports no head: its title and description`);
  return found;
}

/** A page of the route table or a not-found page. */
type RouteHead = PageHead & Pick<Route, 'schema'>;

/** The page above a page; none if it is not on the site. */
function parentOf({ parent }: Route): PageHead['parent'] {
  const found = routes.find(({ path }) => path === parent);
  return found && { path: found.path, title: moduleOf(found.page).head.title };
}

function headFor(route: Route, kind: PageHead['kind'] = 'website'): RouteHead {
  const { head, scene } = moduleOf(route.page);
  return {
    ...route,
    ...head,
    kind,
    parent: parentOf(route),
    result: kind === 'website' ? (route.result ?? 'page') : undefined,
    source: pageFile(route.page),
    scene,
  };
}

const missing = (path: Route['path']): Route => ({ ...notFoundRoute, path });

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
  // Nothing else, because the page is not made again when that changes. The list of pages changes with the code alone.
  const needed = Object.fromEntries((head.needs ?? []).map((name) => [name, told[name]]));
  const content = <Page path={path} {...(needed as PageNeeds)} pages={routeHeads} />;
  return renderPage(head, structuredData(head, head.schema, topics), content, assets);
}
