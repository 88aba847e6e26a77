import { renderToStaticMarkup } from 'react-dom/server';

import { App } from '../src/app.tsx';
import { articleAt, articles } from '../src/content/articles.ts';
import { type BlogList, blogListAt, blogLists } from '../src/content/blog-lists.ts';
import { blog } from '../src/content/pages/blog.ts';
import { topics } from '../src/content/topics.ts';
import type { Layout } from '../src/figures/model.ts';
import { articleField } from '../src/figures/article-fields.ts';
import type { PageField, PageProps } from '../src/page-props.ts';
import { islandContext } from '../src/runtime/island.tsx';
import { articlePage, notFound, routes } from '../src/routes.ts';
import { type Download, Downloads } from '../src/ui/downloads.ts';
import { figureFiles } from '../src/ui/lazy-figure.tsx';
import type { Assets } from './assets.ts';
import { documentOf, type PageHead } from './document.ts';
import { FigureFiles } from './figure-files.ts';
import { pageFile, sheetPage } from './page-file.ts';
import { structuredData } from './structured-data.ts';
import { textFiles } from './text-files.ts';

type PageModule = { Page: React.ComponentType<PageProps>; field?: PageField };

const modules = {
  ...import.meta.glob<PageModule>('../src/pages/**/*.tsx', { eager: true }),
  // The component sheet is not part of a build.
  ...(import.meta.env.DEV && import.meta.glob<PageModule>('../src/dev/sheet.tsx', { eager: true })),
};

type SitePage = PageHead & { page: string };

const moduleOf = (page: string) => modules[`../${pageFile(page)}`];

const blogPage = 'blog/index';

/** Further pages and categories of the blog. Its first page is in the route table. */
function listPage({ path, category, page, pages }: BlogList): SitePage {
  const { title, description } = category
    ? blog.categories[category]
    : { title: blog.heading, description: blog.lede };
  const number = page > 1 ? `, page ${page} of ${pages}` : '';
  return {
    path,
    page: blogPage,
    field: moduleOf(blogPage)?.field,
    kind: 'website',
    title: `${title}${number}`,
    description: `${description}${number && ` This is page ${page}.`}`,
  };
}

const sitePages: SitePage[] = [
  ...routes.map((route) => ({
    ...route,
    kind: 'website' as const,
    field: moduleOf(route.page)?.field,
  })),
  ...blogLists.filter(({ path }) => path !== '/blog').map(listPage),
  ...articles.map((article) => ({
    path: `/blog/${article.slug}`,
    page: articlePage,
    title: article.title,
    description: article.excerpt,
    kind: 'article' as const,
    field: (layout: Layout) => articleField(article.figure, layout),
  })),
];

if (import.meta.env.DEV) {
  sitePages.push({
    path: '/dev',
    page: sheetPage,
    title: 'Components',
    description: 'For development.',
    kind: 'missing',
  });
}

const byPath = new Map(sitePages.map((page) => [page.path, page]));

const missing: SitePage = { ...notFound, path: '/404', kind: 'missing' };
const missingArticle: SitePage = { ...missing, path: '/blog/404', title: 'Article Not Found' };

const islandModules = {
  ...import.meta.glob<unknown>(['../src/**/*.island.tsx', '!../src/dev/**'], {
    eager: true,
    import: 'default',
  }),
  ...(import.meta.env.DEV &&
    import.meta.glob<unknown>('../src/dev/*.island.tsx', { eager: true, import: 'default' })),
};

const islandFiles = new Map(
  Object.entries(islandModules).map(([file, component]) => [component, file.slice('../'.length)]),
);

const figures = new FigureFiles();
figureFiles.addressOf = (figure) => figures.addressOf(figure);

export { textFiles, topics };
/** The figures on the pages rendered so far. */
export const renderedFigures = figures.files;
export const heads: readonly PageHead[] = sitePages;

/** @throws Error that names the page and its file */
function bodyOf(tree: React.ReactNode, { path, page }: SitePage): string {
  try {
    return renderToStaticMarkup(tree);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} (${pageFile(page)}): ${reason}`, { cause: error });
  }
}

/**
 * Renders one page to an HTML document.
 * @param path an unknown path renders the not-found page with status 404
 * @param files the downloads that pages list
 */
export function renderPage(
  path: string,
  assets: Assets,
  files: readonly Download[] = [],
): { status: 200 | 404; html: string } {
  const page = byPath.get(path) ?? (path.startsWith('/blog/') ? missingArticle : missing);
  const Page = moduleOf(page.page)?.Page;
  if (!Page) throw new Error(`render: ${pageFile(page.page)} exports no Page`);
  const tree = (
    <Downloads value={files}>
      <App path={page.path} Page={Page} />
    </Downloads>
  );
  islandContext.count = 0;
  islandContext.addressOf = (component) => {
    const code = islandFiles.get(component);
    if (!code) throw new Error('An island must be the default export of a *.island.tsx module');
    return assets.island(code);
  };
  const body = bodyOf(tree, page);
  const list = blogListAt(path);
  const texts = {
    article: articleAt(path),
    listed: [...(list?.featured ?? []), ...(list?.rows ?? [])],
    topics,
  };
  const html = documentOf(page, body, structuredData(page, texts), {
    style: assets.style,
    sheets: assets.sheets,
    script: assets.script,
  });
  return { status: page.kind === 'missing' ? 404 : 200, html };
}

export type Renderer = {
  heads: typeof heads;
  topics: typeof topics;
  renderPage: typeof renderPage;
  textFiles: typeof textFiles;
  renderedFigures: typeof renderedFigures;
};
