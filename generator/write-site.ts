import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';

import { pMapIterable } from 'p-map';

import { base, rootUrl, withBase } from '../src/config/base.ts';
import { isHere, isMadeHere, isPublished } from '../src/config/is-published.ts';
import { here, isFirst } from '../src/config/language.ts';
import { languages } from '../src/config/languages.ts';
import { blogOf } from '../src/content/blog-lists.ts';
import { maxFeedItems } from '../src/lib/files/xml.ts';
import { signaturePath } from '../src/lib/seal/published-keys.ts';
import type { PageNeeds } from '../src/page.ts';
import type { Assets } from './files/assets.ts';
import { kept, type Kept, keyOf } from './files/stage.ts';
import { blogPagesOf } from './blog/pages-of-blog.ts';
import { feedItems, type WrittenArticles } from './blog/read-articles.ts';
import type { PageHead } from './pages/document.ts';
import { offeredFilesIn } from './files/offered-files.ts';
import { responseRules } from './hosts/headers.ts';
import { iconFiles } from './pictures/icon-files.ts';
import { recipes } from './hosts/recipes.ts';
import { sumsName } from './files/checksums.ts';
import { isFileIn, LinkChecker } from './files/link-checker.ts';
import { llmsTxt, topicCopies } from './files/llms-txt.ts';
import { checkIds } from './pages/page-facts.ts';
import { folderFile, htmlFile } from './pages/page-files.ts';
import {
  type BlogRenderer,
  figureName,
  type PageData,
  type PageFiles,
  pageKind,
  type PageSetup,
  setupFile,
  type SiteRenderer,
} from './pages/page-maker.ts';
import { leadsOut } from './files/sources.ts';
import { leaveOut, type NamedFile, SiteFolder } from './files/write-files.ts';
import { filesOfMove, movesOfTexts, movesOnHost } from './texts/moves.ts';
import { faultOf } from './texts/plain-text.ts';
import { SearchIndexer } from './files/search-index.ts';
import { jobsAtOnce, threads } from './workers/pool.ts';
import { timed } from './workers/stages.ts';

/** The bundled code that renders pages. */
export type Bundled = {
  /** Addresses of its modules. */
  readonly renderers: PageSetup['renderers'];
  /** A hash of all of it. */
  readonly stamp: string;
};

/**
 * What the bundler copied from, or made.
 * @throws Error for a link by which a file outside the project would be published
 */
function bundleSource(name: string): string {
  const file = resolve('public', name);
  if (!existsSync(file)) return 'the bundle';
  if (leadsOut(file, resolve(), resolve('public')))
    throw faultOf(
      `public/${name} is a link that leads out of the project: put the file itself there`,
    );
  return `public/${name}`;
}

/** The folder that a host publishes; languages besides the first have folders in it. */
const published = 'dist';

const lost = (name: string) => new Error(`${name} has left the cache: run this again`);

/** @throws Error if something has emptied the cache during the build */
function fileOf(from: Kept<unknown> | null, name: string): Buffer {
  const file = from?.files.get(name);
  if (!file) throw lost(name);
  return file;
}

/** What the languages before this one have told the checker of links. */
const knownLinks = resolve('.build/links');

/** Languages link to each other, so what concerns all is done with the last one. */
const isLast = here.tag === languages.at(-1)?.tag;

/** @throws Error with a line for each address that leads nowhere, and what to do */
function checkLinks(links: LinkChecker): void {
  if (!isLast) return writeFileSync(knownLinks, serialize(links.known));
  const isFile = isFileIn(resolve(published));
  // `npm run sign` comes after the build.
  const broken = links.faults((path) => path === signaturePath || isFile(path));
  if (broken.length > 0)
    throw faultOf(
      `These links lead nowhere:\n  ${broken.join('\n  ')}\nChange each in the text of the page that has it, or in its module in src/pages: lead it to a page that is on the site (src/config/published.ts, src/config/languages.ts), or take it out.`,
    );
}

/** @throws Error if another language begins where the first has files */
function checkFolders(folder: SiteFolder): void {
  for (const { tag, path } of languages) {
    const [name, source] = (path !== '' && folder.below(path.slice(1))) || [];
    if (name !== undefined)
      throw faultOf(
        `src/config/languages.ts: ${tag}: path "${path}": the site has ${name} in this folder, from ${source}; choose another path, or give that another name`,
      );
  }
}

/**
 * Writes every page and the files beside them, also compressed. Server configurations go to `deploy/` beside the
 * published folder. Pages and pictures are made in other threads, a few at a time, so memory grows with the
 * articles' titles and not with their texts.
 */
export async function writeSite(
  { renderers, stamp }: Bundled,
  written: WrittenArticles,
  assets: Assets,
  directory: string,
  pictures: Iterable<NamedFile>,
): Promise<void> {
  const renderer: SiteRenderer = await import(renderers.site);
  const blogRenderer: BlogRenderer = await import(renderers.blog);
  const articles = isHere('/blog') ? written.articles : [];
  const blog = blogOf(articles);
  const blogPages = isHere('/blog') ? [...blogPagesOf(blog)] : [];
  const [firstList, ...others] = blogPages;
  /** What the feed has. */
  const newest = others.filter((page) => 'article' in page).slice(0, maxFeedItems);
  const heads = await renderer.routeHeads();
  const missing = await renderer.missingHeads();

  const folder = new SiteFolder(directory);
  await timed('write the site: bundle', () => folder.takeBundle(bundleSource));
  await folder.publish('src/content', pictures);
  /** Publishes files by their path from where the site begins: those of the site are not in the language's folder. */
  const publish = (source: string, files: readonly NamedFile[]) =>
    folder.publish(
      source,
      files.map(([name, content]) => [posix.relative(base || '/', withBase(`/${name}`)), content]),
    );
  await publish(
    'generator/files/text-files.ts',
    (await renderer.loadTextFiles())(blog, feedItems({ ...written, articles })),
  );
  const moves = movesOfTexts();
  for (const move of moves) await folder.publish(move.file, filesOfMove(move));
  const topics = isPublished('/docs') ? await renderer.loadTopics() : [];
  if (isMadeHere('/docs')) await publish('generator/files/llms-txt.ts', await topicCopies(topics));
  if (isFirst) await publishForAll();
  // Pages come last, because one of them lists files with their checksums.
  const downloads = offeredFilesIn(resolve(published), renderer.fileWords);
  // Written when every language is there.
  if (isFirst) folder.write('generator/files/checksums.ts', [[sumsName, '']]);
  const index = new SearchIndexer();
  const links = new LinkChecker(
    rootUrl,
    isFirst ? undefined : deserialize(readFileSync(knownLinks)),
  );
  /** The pages' figures, each read once from the cache. */
  const figures = new Map<string, Buffer>();

  const told: PageNeeds = { blog, downloads };
  const inputsOf: Readonly<Record<keyof PageNeeds, string>> = {
    blog: JSON.stringify(articles),
    downloads: JSON.stringify(downloads),
  };
  const shared: PageSetup = { renderers, assets, told };
  writeFileSync(setupFile, serialize(shared));

  const writePage = async ({ head, page }: { head: PageHead; page: PageData }) => {
    const text = 'article' in page ? written.idOf(page.article.slug) : '';
    const isRare = !('route' in page || page === firstList || newest.some((one) => one === page));
    const inputs = [
      stamp,
      ...(head.needs ?? []).map((name) => inputsOf[name]),
      JSON.stringify(page),
      text,
      String(isRare),
    ];
    const key = keyOf(pageKind, inputs);
    let made = kept<PageFiles>(key);
    if (!made) {
      const order = { page, text, isRare, inputs };
      await threads.run('makePage', order, `${head.path} (${head.source})`);
      made = kept(key);
    }
    if (!made) throw lost(head.path);
    const { about, files } = made;
    const html = fileOf(made, htmlFile(head.path));
    folder.write(head.source, [...files, ...folderFile(head).map((name) => [name, html] as const)]);
    for (const [name, figure] of about.figures)
      if (!figures.has(name)) figures.set(name, fileOf(kept(figure), figureName));
    return { head, facts: about.facts };
  };

  function* pages() {
    for (const head of heads)
      yield { head, page: head.path === '/blog' && firstList ? firstList : { route: head.path } };
    for (const page of others) yield { head: blogRenderer.blogHead(page), page };
    for (const head of missing)
      if (head.path === '/404' || isHere('/blog')) yield { head, page: { route: head.path } };
  }
  await timed('write the site: pages', async () => {
    const atOnce = { concurrency: jobsAtOnce };
    for await (const { head, facts } of pMapIterable(pages(), writePage, atOnce)) {
      checkIds(head, facts);
      links.add(base + head.path, facts);
      const { path, title, result, name = title } = head;
      if (result) index.add({ path, title: name, kind: result, sections: facts.sections });
    }
  });
  // For the links and the index of many articles, which need the memory that the threads hold.
  await threads.end();
  await folder.publish('generator/pages/figure-files.ts', figures);
  const isUsed = (address: string) => links.names(withBase(address));
  leaveOut(directory, 'pictures/content', isUsed);
  if (isLast) leaveOut(resolve(published), 'samples', isUsed);
  checkLinks(links);
  if (isFirst) checkFolders(folder);
  await folder.publish('generator/files/search-index.ts', index.files(renderer.synonyms));

  /** What the first language has for all. */
  async function publishForAll(): Promise<void> {
    const lists = others.filter((page) => 'list' in page);
    const pagesForPrograms = [...heads, ...[...lists, ...newest].map(blogRenderer.blogHead)];
    const llms = llmsTxt(renderer.fileWords.llmsSummary, topics, pagesForPrograms);
    await publish('generator/files/llms-txt.ts', [['llms.txt', llms]]);
    const style = 'text' in assets.style ? assets.style.text : '';
    await folder.publish(
      'generator/hosts/recipes.ts',
      recipes(responseRules([style]), movesOnHost(moves)),
    );
    await folder.publish('generator/pictures/icon-files.ts', await iconFiles());
  }
}
