import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { htmlFile } from '../../generator/pages/page-file.ts';
import { staticImports } from '../../generator/files/static-imports.ts';
import { indexAddress } from '../../src/features/search/indexed-page.ts';

/** What a visitor loads, in Brotli bytes. */
export type SiteWeights = {
  /** The home page with its styles and scripts. */
  homeBytes: number;
  /** The newest article with its styles and scripts. */
  articleBytes: number;
  blogBytes: number;
  feedItems: number;
  searchBytes: number;
};

export function weigh(project: string): SiteWeights {
  const file = (address: string) => join(project, 'dist', address);
  const text = (address: string) => readFileSync(file(address), 'utf8');
  const bytes = (address: string) =>
    readFileSync(file(existsSync(file(`${address}.br`)) ? `${address}.br` : address)).length;

  /** A page, the assets it references, and their static imports. */
  const withAssets = (page: string) => {
    const seen = new Set<string>();
    const follow = (address: string) => {
      if (seen.has(address)) return;
      seen.add(address);
      for (const name of staticImports(text(address))) follow(`assets/${name}`);
    };
    seen.add(page);
    for (const [address] of text(page).matchAll(/(?<=\/)assets\/[\w.-]+\.(?:js|css)/g))
      follow(address);
    return [...seen].reduce((sum, address) => sum + bytes(address), 0);
  };

  const [newest = ''] =
    text('sitemap.xml').match(/(?<=<loc>https?:\/\/[^/<]+)\/blog\/(?!page\/|category\/)[^<]+/) ??
    [];
  return {
    homeBytes: withAssets('index.html'),
    articleBytes: withAssets(htmlFile(newest)),
    blogBytes: bytes(htmlFile('/blog')),
    feedItems: text('rss.xml').split('<item>').length - 1,
    searchBytes: bytes(indexAddress),
  };
}
