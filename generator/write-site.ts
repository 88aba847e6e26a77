import { site } from '../src/config/site.ts';
import { blogOf } from '../src/content/blog-lists.ts';
import { maxFeedItems } from '../src/lib/rss.ts';
import type { Assets } from './assets.ts';
import { blogFilesMaker, blogPagesOf, type BlogRenderer } from './blog-files.ts';
import type { BlogPage } from './blog-pages.tsx';
import type { PageHead } from './document.ts';
import { downloadsIn } from './downloads.ts';
import { responseRules } from './headers.ts';
import { caddyRecipe } from './hosts/caddy.ts';
import { headersFile } from './hosts/headers-file.ts';
import { nginxRecipe } from './hosts/nginx.ts';
import { inOrder } from './in-order.ts';
import { signedSums } from './keys/sign-downloads.ts';
import { isFileIn, LinkChecker } from './link-checker.ts';
import { llmsTexts } from './llms-txt.ts';
import { htmlFile } from './page-file.ts';
import { type PageFacts, pageFacts } from './page-facts.ts';
import { picturePath, pictureSize } from './pictures/page-figures.ts';
import { compressExisting, link, publish, write } from './publish.ts';
import { feedItems, readArticles } from './read-articles.ts';
import { SearchIndexer } from './search-index.ts';

export type SiteRenderer = typeof import('./render.tsx');

export type Renderers = {
  site: SiteRenderer;
  blog: BlogRenderer;
  /** Of everything that renders the blog's pages. */
  stamp: string;
};

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
  await compressExisting(directory);
  await publish(directory, renderer.textFiles(blog, await feedItems(articles)));
  const lists = blogPages.filter((page) => 'list' in page).slice(1);
  const listed = [
    ...lists,
    ...blogPages.filter((page) => 'article' in page).slice(0, maxFeedItems),
  ];
  const pagesForPrograms = [...heads, ...listed.map(blogRenderer.blogHead)];
  await publish(directory, await llmsTexts(renderer.topics, pagesForPrograms));
  const { host } = new URL(site.origin);
  await publish(directory, [
    ['_headers', headersFile(rules)],
    ['../deploy/nginx.conf', nginxRecipe(rules, host)],
    ['../deploy/Caddyfile', caddyRecipe(rules, host)],
  ]);
  // Dynamic imports, because the development server does not need this native library.
  const { rasterize } = await import('./pictures/rasterize.ts');
  const { iconFiles } = await import('./pictures/icon-files.ts');
  await publish(directory, iconFiles());

  // Pages come last, because one of them lists the files above with their checksums.
  const downloads = downloadsIn(directory);
  await publish(directory, await signedSums(directory, downloads));
  const index = new SearchIndexer();
  const links = new LinkChecker();
  const maker = blogFilesMaker(blogRenderer, assets, renderers.stamp, idOf);
  const writeRoute = async (head: PageHead): Promise<PageFacts> => {
    const { html, figures } = renderer.renderRoute(head, assets, blog, downloads);
    for (const [name, svg] of figures) maker.figures.set(name, svg);
    if (head.kind !== 'missing') {
      const picture = rasterize(await blogRenderer.pictureOf(head), pictureSize.width);
      write(directory, [[picturePath(head.path).slice(1), picture]]);
    }
    await publish(directory, [[htmlFile(head.path), html]]);
    return pageFacts(html);
  };
  const writeBlogPage = async (page: BlogPage): Promise<PageFacts> => {
    const { folder, names, facts } = await maker.filesOf(page);
    link(directory, folder, names);
    return facts;
  };
  const writePage = async (page: { head: PageHead; blogPage?: BlogPage | undefined }) => ({
    head: page.head,
    facts: await (page.blogPage ? writeBlogPage(page.blogPage) : writeRoute(page.head)),
  });

  const [firstList, ...others] = blogPages;
  function* pages() {
    for (const head of heads)
      yield { head, blogPage: head.path === '/blog' ? firstList : undefined };
    for (const blogPage of others) yield { head: blogRenderer.blogHead(blogPage), blogPage };
    for (const head of Object.values(renderer.missingPages)) yield { head };
  }
  for await (const { head, facts } of inOrder(pages(), writePage)) {
    links.add(head.path, facts);
    const { path, title, result, name = title } = head;
    if (result) index.add({ path, title: name, kind: result, sections: facts.sections });
  }
  await publish(directory, maker.figures);

  const broken = links.faults(isFileIn(directory));
  if (broken.length > 0) throw new Error(`These links lead nowhere:\n  ${broken.join('\n  ')}`);
  // The last file: without it a build is not whole (scripts/build-if-changed.mjs).
  await publish(directory, index.files());
}
