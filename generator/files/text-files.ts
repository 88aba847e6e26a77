import { sampleFiles } from '../../src/content/samples/sample-files.ts';
import type { Blog } from '../../src/content/blog-lists.ts';
import { sitemap } from '../../src/lib/files/sitemap.ts';
import { routes } from '../../src/routes.ts';
import { openApiDocument } from './openapi.ts';
import { iconSvg } from '../pictures/icon-svg.ts';
import { farewellWorkers } from './farewell-worker.ts';
import { feed, type FeedItem, figureFiles } from '../blog/feed.tsx';
import { securityTxt } from './security-txt.ts';
import { speculationRules, speculationRulesPath } from '../pages/speculation-rules.ts';
import { absolute } from '../../src/config/base.ts';

/** The sitemap of every page. Only articles have a date of change. */
const siteMap = ({ articles, lists }: Blog): string =>
  sitemap([
    ...[...routes, ...lists.slice(1)].map(({ path }) => ({ address: absolute(path) })),
    ...articles.map(({ slug, date, updated = date }) => ({
      address: absolute(`/blog/${slug}`),
      changed: updated,
    })),
  ]);

/** The day of the last change in how the site respects Global Privacy Control. */
const gpcSince = '2026-11-21';

/** The owner's public keys, by path. */
const publicKeys: Readonly<Record<string, string>> = import.meta.env.PUBLIC_KEYS ?? {};

/** @param newest the articles of the feed */
export function textFiles(
  blog: Blog,
  newest: readonly FeedItem[],
): readonly (readonly [name: string, text: string])[] {
  return [
    ['sitemap.xml', siteMap(blog)],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`],
    ['openapi.json', `${JSON.stringify(openApiDocument(), null, 2)}\n`],
    ['icon.svg', iconSvg()],
    ['rss.xml', feed(newest)],
    [speculationRulesPath.slice(1), `${speculationRules()}\n`],
    ...figureFiles(),
    ...sampleFiles,
    ...farewellWorkers,
    ['.well-known/security.txt', securityTxt(new Date())],
    ...Object.entries(publicKeys),
    ['.well-known/gpc.json', `${JSON.stringify({ gpc: true, lastUpdate: gpcSince })}\n`],
  ];
}
