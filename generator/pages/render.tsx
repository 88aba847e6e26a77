import type { ComponentType } from 'react';

import { feedAbout, llmsAbout, llmsSummary, openApiAbout } from '../../src/content/for-programs.ts';
import { notFound as notFoundWords } from '../../src/content/pages/not-found.ts';
import { type PageNeeds, type PageScene, type Route, routes } from '../../src/page.ts';
import { type Head, notFoundRoute, type PageListProps, type PageProps } from '../../src/routes.ts';
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

/** Each is loaded when it is asked for: the development server shows one page at a time. `blog-pages.tsx` has the blog. */
const modules = import.meta.glob<PageModule>([
  '../../src/pages/**/*.tsx',
  '!../../src/pages/blog/article.tsx',
]);

/** @throws Error if the page's module is not there, or lacks the page or its head */
async function moduleOf(page: string): Promise<PageModule> {
  const found = await modules[`../../${pageFile(page)}`]?.();
  if (!found?.Page) throw new Error(`${pageFile(page)} exports no Page`);
  if (!found.head) throw new Error(`${pageFile(page)} exports no head: its title and description`);
  return found;
}

/** A page of the route table or a not-found page. */
type RouteHead = PageHead & Pick<Route, 'page' | 'schema'>;

const missingPaths = { site: '/404', blog: '/blog/404' } as const;

const table: ReadonlyMap<string, Route> = new Map(
  [...routes, ...Object.values(missingPaths).map((path) => ({ ...notFoundRoute, path }))].map(
    (route) => [route.path, route],
  ),
);

/** The path itself if the table has it; otherwise that of the page for unknown addresses. */
export const pathIn = (path: string): string => {
  if (table.has(path)) return path;
  return path.startsWith('/blog/') ? missingPaths.blog : missingPaths.site;
};

/** The page above a page; none if it is not on the site. */
async function parentOf({ parent }: Route): Promise<PageHead['parent']> {
  const found = routes.find(({ path }) => path === parent);
  return found && { path: found.path, title: (await moduleOf(found.page)).head.title };
}

/** @throws Error if there is no such page in the route table */
export async function headOf(path: string): Promise<RouteHead> {
  const route = table.get(path);
  if (!route) throw new Error(`src/routes.ts has no ${path}`);
  const { head, scene } = await moduleOf(route.page);
  const isMissing = route.page === notFoundRoute.page;
  return {
    ...route,
    ...head,
    title: path === missingPaths.blog ? notFoundWords.articleHeading : head.title,
    kind: isMissing ? 'missing' : 'website',
    parent: await parentOf(route),
    result: isMissing ? undefined : (route.result ?? 'page'),
    source: pageFile(route.page),
    scene,
  };
}

/** The pages of the route table, with those of the blog's list. */
export const routeHeads = () => Promise.all(routes.map(({ path }) => headOf(path)));

/** The pages for unknown addresses: one for the site, one for the blog. */
export const missingHeads = () => Promise.all(Object.values(missingPaths).map(headOf));

export const loadTopics = async () => (await import('../../src/content/topics.ts')).topics;

export { synonyms } from '../../src/content/search-words.ts';

/** What lists of files say, in the language of the pages. */
export const fileWords = { feedAbout, llmsAbout, llmsSummary, openApiAbout };

export const loadTextFiles = async () => (await import('../files/text-files.ts')).textFiles;

/**
 * Renders a page that is not of the blog.
 * @param path of the route table, or of a not-found page
 * @param told what pages may need
 */
export async function renderRoute(
  path: string,
  assets: Assets,
  told: PageNeeds,
): Promise<RenderedPage> {
  const head = await headOf(path);
  const { Page } = await moduleOf(head.page);
  // Nothing else, because the page is not made again when that changes. The list of pages changes with the code alone.
  const needed = Object.fromEntries((head.needs ?? []).map((name) => [name, told[name]]));
  const pages = head.kind === 'missing' ? await routeHeads() : [];
  const content = <Page path={path} {...(needed as PageNeeds)} pages={pages} />;
  const topics = head.schema === 'topics' ? await loadTopics() : [];
  return renderPage(head, structuredData(head, head.schema, topics), content, assets);
}
