import { globSync } from 'node:fs';
import { resolve } from 'node:path';

import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';

import { base, withBase, withoutBase } from '../src/config/base.ts';
import { blogOf } from '../src/content/blog-lists.ts';
import { type Assets, codeName, readingPageFiles } from './files/assets.ts';
import type { BlogPage } from './blog/blog-pages.tsx';
import { blogPagesOf } from './blog/pages-of-blog.ts';
import { feedItems, readArticles } from './blog/read-articles.ts';
import { mediaTypes } from './hosts/headers.ts';
import { checkIds } from './pages/page-facts.ts';
import type { BlogRenderer, SiteRenderer } from './pages/page-maker.ts';
import { codeOf } from './texts/compiled-text.ts';
import { checkNames } from './texts/text-names.ts';

const assets = (): Assets => ({
  style: { href: '/src/styles/site.css?direct' },
  sheets: {
    pages: '/src/styles/pages.css?direct',
    reading: '/src/styles/reading.css?direct',
  },
  readingPages: readingPageFiles(),
  script: { src: '/src/runtime/boot.ts' },
  shell: [withBase('/src/runtime/shell.tsx')],
  hints: [],
  requests: [],
  notices: [],
  weights: {},
  code: Object.fromEntries(
    globSync('src/**/*.{island.tsx,enhancer.ts}', { cwd: resolve(import.meta.dirname, '..') })
      .map((file) => file.replaceAll('\\', '/'))
      .map((file) => [codeName(file), [withBase(`/${file}`)]]),
  ),
  key: 'development',
});

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
  const path = withoutBase(new URL(url, 'http://localhost').pathname);
  const name = path.slice(1);
  const figure = figures.get(name);
  if (figure) return { status: 200, type: mediaType(path), text: figure };

  checkNames();
  const written = await readArticles({ showing: { early: true } });
  const blog = blogOf(written.articles);
  // Pages have no dot in their path, and must not wait for the feed.
  if (name.includes('.')) {
    const textFiles = await site.loadTextFiles();
    const files = new Map(textFiles(blog, feedItems(written)));
    const text = files.get(name);
    if (text !== undefined) return { status: 200, type: mediaType(path), text };
  }

  const inBlog = /^\/blog(?:\/|$)/.test(path);
  const renderer = inBlog
    ? await ssr.runner.import<BlogRenderer>('/generator/blog/blog-pages.tsx')
    : undefined;
  const blogPage =
    renderer && [...blogPagesOf(blog)].find((page) => renderer.blogHead(page).path === path);
  const textOf = (of: BlogPage) => ('article' in of ? codeOf(written.idOf(of.article.slug)) : '');
  const head = blogPage ? renderer.blogHead(blogPage) : await site.headOf(site.pathIn(path));
  const page = blogPage
    ? renderer.renderBlogPage(blogPage, textOf(blogPage), assets())
    : await site.renderRoute(head.path, assets(), { blog, downloads: [] });
  checkIds(head, page.facts);
  for (const [file, svg] of page.figures) figures.set(file, svg);
  const html = await server.transformIndexHtml(url, page.html);
  // Vite adds the base to what a page loads: once more to pictures, which have it.
  const text = html.replaceAll(`"${base}${base}/`, `"${base}/`);
  const status = head.kind === 'missing' ? 404 : 200;
  return { status, type: 'text/html; charset=utf-8', text };
}

/**
 * Vite plugin: after a change, the browser loads its page again, because prerendered markup is not in its code. The
 * server evaluates again what the change concerns; by itself, Vite would evaluate every module.
 */
export const freshPages = (): Plugin => ({
  name: 'fresh-pages',
  hotUpdate: {
    // After plugins that name further modules.
    order: 'post',
    handler({ file, modules, server }) {
      if (file.endsWith('.css')) return;
      if (this.environment.name === 'ssr') {
        for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
        server.environments.client.hot.send({ type: 'full-reload' });
      }
      return [];
    },
  },
});
