import { absolute, rootUrl, siteUrl } from '../../src/config/base.ts';
import { edition } from '../../src/config/edition.ts';
import { isFirst } from '../../src/config/language.ts';
import { isHere, isMadeHere, isPublished, languagesOf } from '../../src/config/is-published.ts';
import { languages } from '../../src/config/languages.ts';
import { ownerKeys, sealingOffered } from '../../src/config/owner-keys.ts';
import { site } from '../../src/config/site.ts';
import { events } from '../../src/content/records.ts';
import { icsFile } from '../../src/lib/files/ics.ts';
import { spanOf } from '../../src/lib/time/event-times.ts';
import type { Blog } from '../../src/content/blog-lists.ts';
import { sampleFiles } from '../../src/content/samples/sample-files.ts';
import { sitemap } from '../../src/lib/files/xml.ts';
import { mailtoAddress } from '../../src/lib/mail/mailto.ts';
import { recipientPath, signingKeysPath } from '../../src/lib/seal/published-keys.ts';
import type { IsoDay } from '../../src/lib/time/dates.ts';
import { routes } from '../../src/page.ts';
import { feed, type FeedItem, figureFiles } from '../blog/feed.tsx';
import { speculationRules, speculationRulesPath } from '../hosts/headers.ts';
import { iconSvg } from '../pictures/icon-files.ts';
import { openApiDocument } from './openapi.ts';

const validForDays = 350;
const dayMs = 86_400_000;
const signs = ownerKeys.some(({ kind }) => kind === 'signing');

const address = '/.well-known/security.txt';

/** Readers ask at the root of the host only, where the owner of a site under a path puts a copy. */
const canonical = [...new Set([new URL(address, siteUrl).href, absolute(address)])].map(
  (at) => `Canonical: ${at}`,
);

/** security.txt (RFC 9116), which expires less than a year after the build, as section 2.5.5 recommends. */
export function securityTxt(built: IsoDay): string {
  const expires = new Date(Date.parse(built) + validForDays * dayMs);
  return [
    `Contact: ${mailtoAddress(site.email)}`,
    `Expires: ${expires.toISOString()}`,
    ...canonical,
    ...(sealingOffered ? [`Encryption: ${absolute(recipientPath)}`] : []),
    // The standard has no field for such keys.
    ...(signs ? [`# Downloads are signed with ${absolute(signingKeysPath)}`] : []),
    ...(isPublished('/security') ? [`Policy: ${absolute('/security#disclosure')}`] : []),
    `Preferred-Languages: ${languages.map(({ tag }) => tag).join(', ')}`,
    '',
  ].join('\n');
}

/**
 * Where an earlier site on the same host may have had its service worker: the names of common tools. A worker that
 * answers from its cache would show that site forever. Browsers ask for these files on each visit.
 */
const names = ['sw.js', 'service-worker.js', 'serviceworker.js', 'ngsw-worker.js'];

/**
 * A service worker that removes itself, and loads the pages that are open again. What workers stored stays: other
 * sites of the host share it.
 */
const code = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      await registration.unregister();
      for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url).catch(() => {});
    })(),
  ),
);
`;

/** The files that replace an earlier site's service worker. */
export const farewellWorkers: readonly (readonly [name: string, code: string])[] = names.map(
  (name) => [name, code],
);

/** The same page in each language; none for a page in one. They stand here and not in each page, which they would weigh. */
function translations(path: string) {
  const all = languagesOf(path);
  const [first] = all;
  if (!first || all.length === 1) return [];
  return [...all, { ...first, tag: 'x-default' }].map(({ tag, path: begins }) => ({
    tag,
    address: rootUrl + begins + path,
  }));
}

/** The sitemap of every page. Only articles have a date of change. */
const siteMap = ({ articles, lists }: Blog): string =>
  sitemap([
    ...[...routes, ...(isHere('/blog') ? lists.slice(1) : [])].map(({ path }) => ({
      address: absolute(path),
      languages: translations(path),
    })),
    ...articles.map(({ slug, date, updated = date }) => ({
      address: absolute(`/blog/${slug}`),
      changed: updated,
      languages: translations(`/blog/${slug}`),
    })),
  ]);

const siteMaps = languages.map(({ path }) => `Sitemap: ${rootUrl}${path}/sitemap.xml\n`).join('');

/** Events for calendars, each in a file of its own. */
const calendars = () =>
  events.map((event) => {
    const { slug, name, day, lastDay, place, link, text } = event;
    const url = link.startsWith('/') ? absolute(link) : link;
    const about = { uid: `${slug}@${new URL(rootUrl).host}`, summary: name, description: text };
    const entry = { ...about, day, lastDay, times: spanOf(event), place, url };
    const file = icsFile(`-//${site.name}//Events//EN`, new Date(edition), [entry]);
    return [`events/${slug}.ics`, file] as const;
  });

/** A preview is found by no search. */
const keptOut = 'User-agent: *\nDisallow: /\n';

/** The day of the last change in how the site respects Global Privacy Control. */
const gpcSince = '2026-11-21';

/** The owner's public keys, by path. */
const publicKeys: Readonly<Record<string, string | null | undefined>> = {
  [recipientPath]: import.meta.env.RECIPIENT,
  [signingKeysPath]: import.meta.env.SIGNING_KEYS,
};

/** The first page on the site that links to the description of the API. */
const describesApi = ['/api', '/docs', '/developers', '/solutions/developers'].find(isPublished);

/**
 * Files that are texts. Those for one page are left out without it.
 * @param newest the articles of the feed
 * @returns them by their path from where the site begins
 */
export function textFiles(
  blog: Blog,
  newest: readonly FeedItem[],
): readonly (readonly [name: string, text: string])[] {
  const ofPages = [
    ['sitemap.xml', siteMap(blog)] as const,
    ...(describesApi && isMadeHere(describesApi)
      ? [['openapi.json', `${JSON.stringify(openApiDocument(), null, 2)}\n`] as const]
      : []),
    ...(isMadeHere('/blog') ? [['rss.xml', feed(newest)] as const, ...figureFiles()] : []),
  ];
  if (!isFirst) return ofPages;
  return [
    ...ofPages,
    ['robots.txt', import.meta.env.PREVIEW ? keptOut : `User-agent: *\nAllow: /\n\n${siteMaps}`],
    ['icon.svg', iconSvg()],
    ...calendars(),
    [speculationRulesPath.slice(1), `${speculationRules()}\n`],
    ...sampleFiles,
    ...farewellWorkers,
    ['.well-known/security.txt', securityTxt(edition)],
    ...Object.entries(publicKeys).flatMap(([path, text]) =>
      text ? [[path.slice(1), text] as const] : [],
    ),
    ['.well-known/gpc.json', `${JSON.stringify({ gpc: true, lastUpdate: gpcSince })}\n`],
  ];
}
