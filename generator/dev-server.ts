import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';

import { blogOf } from '../src/content/blog-lists.ts';
import { type Assets, readingPageFiles } from './files/assets.ts';
import { type BlogRenderer, blogPagesOf, codeOf } from './blog/files.ts';
import { mediaTypes } from './hosts/media-types.ts';
import { feedItems, readArticles } from './blog/read-articles.ts';
import { checkIds, pageFacts } from './pages/page-facts.ts';
import { checkNames } from './texts/text-names.ts';
import type { SiteRenderer } from './write-site.ts';

const assets: Assets = {
  style: { href: '/src/styles/site.css?direct' },
  sheets: {
    pages: '/src/styles/pages.css?direct',
    reading: '/src/styles/reading.css?direct',
  },
  readingPages: readingPageFiles(),
  script: { src: '/src/runtime/boot.ts' },
  shell: '/src/runtime/shell.ts',
  island: (file) => `/${file}`,
  key: 'development',
};

const mediaType = (path: string) => mediaTypes[path.split('.').at(-1) ?? ''] ?? 'text/plain';

/** The figures of the pages rendered so far. */
const figures = new Map<string, string>();

/**
 * Renders pages and text files for the development server, also articles whose day has not come.
 * @throws Error as the build does, for what came since the server started
 */
export async function renderOnRequest(server: ViteDevServer, url: string) {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('multi-page: cannot render in development');
  const site = await ssr.runner.import<SiteRenderer>('/generator/pages/render.tsx');
  const renderer = await ssr.runner.import<BlogRenderer>('/generator/blog/blog-pages.tsx');
  const path = new URL(url, 'http://localhost').pathname;
  const name = path.slice(1);
  const figure = figures.get(name);
  if (figure) return { status: 200, type: mediaType(path), text: figure };

  checkNames();
  const { articles } = await readArticles();
  const blog = blogOf(articles);
  // Pages have no dot in their path, and must not wait for the feed.
  if (name.includes('.')) {
    const files = new Map(site.textFiles(blog, await feedItems(articles)));
    const text = files.get(name);
    if (text !== undefined) return { status: 200, type: mediaType(path), text };
  }

  const blogPage = blogPagesOf(blog).find((page) => renderer.blogHead(page).path === path);
  const head =
    site.routeHeads.find((route) => route.path === path) ??
    site.missingPages[path.startsWith('/blog/') ? 'blog' : 'site'];
  const page = blogPage
    ? renderer.renderBlogPage(blogPage, await codeOf(blogPage), assets)
    : site.renderRoute(head, assets, blog, []);
  checkIds(blogPage ? renderer.blogHead(blogPage) : head, pageFacts(page.html));
  for (const [file, svg] of page.figures) figures.set(file, svg);
  const text = await server.transformIndexHtml(url, page.html);
  const status = !blogPage && head.kind === 'missing' ? 404 : 200;
  return { status, type: 'text/html; charset=utf-8', text };
}
