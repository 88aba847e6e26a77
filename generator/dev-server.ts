import { globSync } from 'node:fs';
import { resolve } from 'node:path';

import { isRunnableDevEnvironment, type Logger, type Plugin, type ViteDevServer } from 'vite';

import { base, withBase, withoutBase } from '../src/config/base.ts';
import { blogOf } from '../src/content/blog-lists.ts';
import { type Assets, codeName, furtherSheets } from './files/assets.ts';
import type { BlogPage } from './blog/blog-pages.tsx';
import { blogPagesOf } from './blog/pages-of-blog.ts';
import { feedItems, readArticle, readArticles } from './blog/read-articles.ts';
import { mediaTypes } from './hosts/headers.ts';
import { machineFailure } from './machine.mjs';
import { checkIds } from './pages/page-facts.ts';
import type { BlogRenderer, SiteRenderer } from './pages/page-maker.ts';
import type { RenderedPage } from './pages/render-page.tsx';
import { faultsOfTexts } from './texts/all-texts.ts';
import { treeOf } from './texts/compiled-text.ts';
import { faultOf, ifRight, isFault, root } from './texts/plain-text.ts';
import { addressOf } from './texts/text-kinds.ts';

const readingSheet = '/src/styles/reading.css?direct';

const assets = (): Assets => ({
  style: { href: '/src/styles/site.css?direct' },
  sheets: { pages: '/src/styles/pages.css?direct', reading: readingSheet },
  furtherSheets: furtherSheets(readingSheet, (name) => `/${name}?direct`),
  script: { src: '/src/runtime/boot.ts' },
  shell: [withBase('/src/runtime/shell.tsx')],
  hints: [],
  requests: [],
  notices: [],
  weights: {},
  code: Object.fromEntries(
    globSync('src/**/*.{island.tsx,enhancer.ts}', { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .map((file) => [codeName(file), [withBase(`/${file}`)]]),
  ),
});

const mediaType = (path: string) => mediaTypes[path.split('.').at(-1) ?? ''] ?? 'text/plain';

/** The figures of the pages rendered so far. */
const figures = new Map<string, string>();

const readIfRight = (slug: string) =>
  readArticle(slug).catch((error: unknown) => {
    if (!isFault(error)) throw error;
    return undefined;
  });

/** Whether a page shows the text of a fault, or a list of such texts; every page what is about no text. */
function isShownAt(path: string, fault: string): boolean {
  const [file = ''] = /^.*?\.mdx\b/.exec(fault) ?? [];
  const address = ifRight(() => addressOf(file));
  const [page = ''] = (address ?? path).split('#', 1);
  return page === path || (path === '/blog' && page.startsWith('/blog/'));
}

const pathOf = (url: string): string => withoutBase(new URL(url, 'http://localhost').pathname);

/**
 * Renders pages and text files for the development server, also articles whose day has not come. Texts at fault are left
 * out.
 * @throws Error with all that is wrong with all texts, on a page that shows one of those
 */
export async function renderOnRequest(server: ViteDevServer, url: string) {
  const path = pathOf(url);
  // A page has no dot in its path.
  const { faults } = path.includes('.') ? { faults: [] } : await faultsOfTexts();
  if (faults.some((fault) => isShownAt(path, fault))) throw faultOf(...faults);
  return render(server, url).catch((error: unknown) => {
    throw isFault(error) && faults.length > 0 ? faultOf(...faults) : error;
  });
}

/** A page of all components, which no site has. */
const componentsPath = '/components';
const componentsFile = '/tests/dev/components.tsx';
type Components = { renderComponents: (of: Assets) => RenderedPage };

async function render(server: ViteDevServer, url: string) {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('multi-page: cannot render in development');
  const site = await ssr.runner.import<SiteRenderer>('/generator/pages/render.tsx');
  const path = pathOf(url);
  const name = path.slice(1);
  const figure = figures.get(name);
  if (figure) return { status: 200, type: mediaType(path), text: figure };

  if (path === componentsPath) {
    const { renderComponents } = await ssr.runner.import<Components>(componentsFile);
    return sent(server, url, renderComponents(assets()));
  }

  const written = await readArticles({ read: readIfRight, showing: { early: true } });
  const blog = blogOf(written.articles);
  // Pages must not wait for the feed.
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
  const textOf = (of: BlogPage) => ('article' in of ? treeOf(written.idOf(of.article.slug)) : '');
  const head = blogPage ? renderer.blogHead(blogPage) : await site.headOf(site.pathIn(path));
  const page = blogPage
    ? renderer.renderBlogPage(blogPage, textOf(blogPage), assets())
    : await site.renderRoute(head.path, assets(), { blog, downloads: [] });
  checkIds(head, page.facts);
  return sent(server, url, page, head.kind === 'missing' ? 404 : 200);
}

/** The answer with a page. Its figures are sent when they are asked for. */
async function sent(server: ViteDevServer, url: string, page: RenderedPage, status = 200) {
  for (const [file, svg] of page.figures) figures.set(file, svg);
  const html = await server.transformIndexHtml(url, page.html);
  // Vite adds the base to what a page loads: once more to pictures, which have it.
  const text = html.replaceAll(`"${base}${base}/`, `"${base}/`);
  return { status, type: 'text/html; charset=utf-8', text };
}

/** Folders that no page is made from, as the watcher names them. Vite leaves `test-results` out by itself. */
const unwatched = [
  'coverage',
  'deploy',
  'dist',
  'docs',
  'examples',
  ...globSync('tests/!(dev)', { cwd: root }),
  'tools',
].map((name) => `${resolve(root, name)}/`.replaceAll('\\', '/'));

/** No pattern: a folder called `site (1)`, as browsers name a second download, would be one in itself. */
const isUnwatched = (path: string): boolean =>
  unwatched.some((folder) => `${path}/`.startsWith(folder));

/**
 * Has a system's limit of watches said in one sentence, in place of a line for each file.
 * @param error of Vite's logger
 */
export function sayingOnce(error: Logger['error']): Logger['error'] {
  let isSaid = false;
  return (message, options) => {
    const [, code] = /file watcher error: (ENOSPC|EMFILE)/.exec(message) ?? [];
    if (code === undefined) return error(message, options);
    if (!isSaid) error(machineFailure({ code, syscall: 'watch' }) ?? message, options);
    isSaid = true;
  };
}

/**
 * Vite plugin: after a change, the browser loads its page again, because prerendered markup is not in its code. The
 * server evaluates again what the change concerns; by itself, Vite would evaluate every module.
 */
export const freshPages = (): Plugin => ({
  name: 'fresh-pages',
  apply: 'serve',
  // Everything else in the project is watched, which takes a watch of the system for each file.
  config: () => ({ server: { watch: { ignored: isUnwatched } } }),
  configResolved({ logger }) {
    logger.error = sayingOnce(logger.error.bind(logger));
  },
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
