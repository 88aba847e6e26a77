import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { site } from '../src/config/site.ts';
import { maxFeedItems } from '../src/lib/rss.ts';
import type { Assets } from './assets.ts';
import type { PageHead } from './document.ts';
import { downloadsIn } from './downloads.ts';
import { responseRules } from './headers.ts';
import { caddyRecipe } from './hosts/caddy.ts';
import { headersFile } from './hosts/headers-file.ts';
import { nginxRecipe } from './hosts/nginx.ts';
import { LinkChecker } from './link-checker.ts';
import { htmlFile } from './page-file.ts';
import { picturePath } from './pictures/page-figures.ts';
import { compressExisting, publish, type PublishedFile } from './publish.ts';
import type { Renderer } from './render.tsx';
import { signedSums } from './keys/sign-downloads.ts';
import { indexedPage, SearchIndexer } from './search-index.ts';
import { llmsTexts } from './llms-txt.ts';

/**
 * Writes every page and the files beside them, also compressed. Server configurations go to `deploy/` beside the
 * published folder. Pages and pictures are made one at a time, so memory does not grow with the articles.
 */
export async function writeSite(
  renderer: Renderer,
  assets: Assets,
  directory: string,
): Promise<void> {
  const rules = responseRules('text' in assets.style ? assets.style.text : '');
  await compressExisting(directory);
  await publish(directory, renderer.textFiles());
  const isArticle = ({ kind }: PageHead) => kind === 'article';
  const newest = renderer.heads.filter(isArticle).slice(0, maxFeedItems);
  const pagesForPrograms = [...renderer.heads.filter((head) => !isArticle(head)), ...newest];
  await publish(directory, llmsTexts(renderer.topics, pagesForPrograms));
  const { host } = new URL(site.origin);
  await publish(directory, [
    ['_headers', headersFile(rules)],
    ['../deploy/nginx.conf', nginxRecipe(rules, host)],
    ['../deploy/Caddyfile', caddyRecipe(rules, host)],
  ]);
  // Dynamic imports, because the development server does not need this native library.
  const { socialPicture } = await import('./pictures/social-picture.ts');
  const { iconFiles } = await import('./pictures/icon-files.ts');
  await publish(directory, iconFiles());

  // Pages come last, because one of them lists the files above with their checksums.
  const downloads = downloadsIn(directory);
  await publish(directory, await signedSums(directory, downloads));
  const html = (path: string) => renderer.renderPage(path, assets, downloads).html;
  const index = new SearchIndexer();
  const links = new LinkChecker();
  function* pages(): Generator<PublishedFile> {
    for (const page of renderer.heads) {
      const text = html(page.path);
      links.add(page.path, text);
      index.add(indexedPage(page.path, page.title, text));
      yield [picturePath(page.path).slice(1), socialPicture(page)];
      yield [htmlFile(page.path), text];
    }
  }
  await publish(directory, pages());
  const missing = ['/404', '/blog/404'].map((path) => ({ path, text: html(path) }));
  for (const { path, text } of missing) links.add(path, text);
  await publish(
    directory,
    missing.map(({ path, text }) => [htmlFile(path), text] as const),
  );
  await publish(directory, renderer.renderedFigures);
  await publish(directory, index.files());

  const broken = links.faults((path) => existsSync(join(directory, path)));
  if (broken.length > 0) throw new Error(`These links lead nowhere:\n  ${broken.join('\n  ')}`);
}
