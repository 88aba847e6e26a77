import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { site } from '../src/config/site.ts';
import { blogOf } from '../src/content/blog-lists.ts';
import { maxFeedItems } from '../src/lib/files/rss.ts';
import type { Assets } from './files/assets.ts';
import { blogFilesMaker, blogPagesOf, type BlogRenderer, pictureFor } from './blog/files.ts';
import type { BlogPage } from './blog/blog-pages.tsx';
import type { PageHead } from './pages/document.ts';
import { offeredFilesIn } from './files/offered-files.ts';
import { responseRules } from './hosts/headers.ts';
import { caddyRecipe } from './hosts/caddy.ts';
import { headersFile } from './hosts/headers-file.ts';
import { nginxRecipe } from './hosts/nginx.ts';
import { inOrder } from './files/in-order.ts';
import { signedSums } from './keys/sign-downloads.ts';
import { isFileIn, LinkChecker } from './files/link-checker.ts';
import { llmsTexts } from './files/llms-txt.ts';
import { htmlFile } from './pages/page-file.ts';
import { type PageFacts, pageFacts } from './pages/page-facts.ts';
import { picturePath, pictureSize } from './pictures/page-figures.ts';
import { SiteFolder } from './files/write-files.ts';
import { feedItems, readArticles } from './blog/read-articles.ts';
import { SearchIndexer } from './files/search-index.ts';
import { faultOf } from './texts/plain-text.ts';

export type SiteRenderer = typeof import('./pages/render.tsx');

export type Renderers = {
  site: SiteRenderer;
  blog: BlogRenderer;
  /** Of everything that renders the blog's pages. */
  stamp: string;
};

/** Headings get their ids from their texts, and may meet those of the page around them. */
function checkIds({ path, source }: PageHead, { ids }: PageFacts): void {
  const seen = new Set<string>();
  for (const id of ids) {
    if (seen.has(id))
      throw faultOf(
        `${source}: two parts of ${path} are called #${id}, so that links lead to the first only; reword the heading that gives this name`,
      );
    seen.add(id);
  }
}

/** What the bundler copied from, or made. */
const bundleSource = (name: string): string =>
  existsSync(resolve('public', name)) ? `public/${name}` : 'the bundle';

/**
 * Writes every page and the files beside them, also compressed. Server configurations go to `deploy/` beside the
 * published folder. Pages and pictures are made a few at a time, so memory grows with the articles' titles and
 * not with their texts.
 */
export async function writeSite(
  renderers: Renderers,
  assets: Assets,
  directory: string,
): Promise<void> {
  const { site: renderer, blog: blogRenderer } = renderers;
  const { articles, idOf } = await readArticles();
  const blog = blogOf(articles);
  const blogPages = [...blogPagesOf(blog)];
  const heads = renderer.routeHeads;

  const rules = responseRules('text' in assets.style ? assets.style.text : '');
  const folder = new SiteFolder(directory);
  await folder.takeBundle(bundleSource);
  await folder.publish(
    'generator/files/text-files.ts',
    renderer.textFiles(blog, await feedItems(articles)),
  );
  const lists = blogPages.filter((page) => 'list' in page).slice(1);
  const listed = [
    ...lists,
    ...blogPages.filter((page) => 'article' in page).slice(0, maxFeedItems),
  ];
  const pagesForPrograms = [...heads, ...listed.map(blogRenderer.blogHead)];
  await folder.publish(
    'generator/files/llms-txt.ts',
    await llmsTexts(renderer.topics, pagesForPrograms),
  );
  const { host } = new URL(site.origin);
  await folder.publish('generator/hosts', [
    ['_headers', headersFile(rules)],
    ['../deploy/nginx.conf', nginxRecipe(rules, host)],
    ['../deploy/Caddyfile', caddyRecipe(rules, host)],
  ]);
  // Dynamic imports, because the development server does not need this native library.
  const { rasterize } = await import('./pictures/rasterize.ts');
  const { iconFiles } = await import('./pictures/icon-files.ts');
  await folder.publish('generator/pictures/icon-files.ts', iconFiles());

  // Pages come last, because one of them lists the files above with their checksums.
  const downloads = offeredFilesIn(directory);
  await folder.publish('generator/keys/sign-downloads.ts', await signedSums(directory, downloads));
  const index = new SearchIndexer();
  const links = new LinkChecker();
  const maker = blogFilesMaker(blogRenderer, assets, renderers.stamp, idOf);
  const writeRoute = async (head: PageHead): Promise<PageFacts> => {
    const { html, figures } = renderer.renderRoute(head, assets, blog, downloads);
    for (const [name, svg] of figures) maker.figures.set(name, svg);
    if (head.kind !== 'missing') {
      const picture = rasterize(await pictureFor(blogRenderer, head), pictureSize.width);
      folder.write(head.source, [[picturePath(head.path).slice(1), picture]]);
    }
    await folder.publish(head.source, [[htmlFile(head.path), html]]);
    return pageFacts(html);
  };
  const writeBlogPage = async (head: PageHead, page: BlogPage): Promise<PageFacts> => {
    const files = await maker.filesOf(page);
    folder.link(head.source, files.folder, files.names);
    return files.facts;
  };
  const writePage = async ({
    head,
    blogPage,
  }: {
    head: PageHead;
    blogPage?: BlogPage | undefined;
  }) => ({
    head,
    facts: await (blogPage ? writeBlogPage(head, blogPage) : writeRoute(head)),
  });

  const [firstList, ...others] = blogPages;
  function* pages() {
    for (const head of heads)
      yield { head, blogPage: head.path === '/blog' ? firstList : undefined };
    for (const blogPage of others) yield { head: blogRenderer.blogHead(blogPage), blogPage };
    for (const head of Object.values(renderer.missingPages)) yield { head };
  }
  for await (const { head, facts } of inOrder(pages(), writePage)) {
    checkIds(head, facts);
    links.add(head.path, facts);
    const { path, title, result, name = title } = head;
    if (result) index.add({ path, title: name, kind: result, sections: facts.sections });
  }
  await folder.publish('generator/pages/figure-files.ts', maker.figures);

  const broken = links.faults(isFileIn(directory));
  if (broken.length > 0) throw new Error(`These links lead nowhere:\n  ${broken.join('\n  ')}`);
  // The last file: without it a build is not whole (scripts/build-if-changed.mjs).
  await folder.publish('generator/files/search-index.ts', index.files());
}
