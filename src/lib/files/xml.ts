import { type IsoDay, rfc822Date } from '../time/dates.ts';

/** A text without what XML 1.0, section 2.2 forbids. Parsers turn other line ends into line feeds anyway. */
const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- XML forbids these characters
    .replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '');

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;

/** A text for an element or for an attribute in double quotes, in XML and in HTML. */
export const escapeXml = (text: string): string =>
  xmlText(text).replaceAll(/[&<>"]/g, (character) => entities[character as keyof typeof entities]);

/** The limit for one file (sitemaps.org). */
export const maxSitemapAddresses = 50_000;

type Page = {
  readonly address: string;
  readonly changed?: string;
  /** The same page in each language, itself too. */
  readonly languages?: readonly { readonly tag: string; readonly address: string }[];
};

/**
 * Writes a sitemap. Throws RangeError for more than 50,000 pages.
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 * @param pages with whole addresses
 */
export function sitemap(pages: readonly Page[]): string {
  if (pages.length > maxSitemapAddresses)
    throw new RangeError(
      `${pages.length} pages are too many for one sitemap, split it at ${maxSitemapAddresses}`,
    );
  const entries = pages.map(({ address, changed, languages = [] }) => {
    const day = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    const alternates = languages.map(
      ({ tag, address: other }) =>
        `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(other)}"/>`,
    );
    return `<url><loc>${escapeXml(address)}</loc>${day}${alternates.join('')}</url>`;
  });
  const links = entries.some((entry) => entry.includes('<xhtml:link'))
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>\n${entries.join('\n')}\n</urlset>\n`;
}

type FeedChannel = {
  readonly title: string;
  readonly description: string;
  /** For example `en-us`. */
  readonly language: string;
  /** Absolute address of the page that the feed belongs to. */
  readonly link: string;
  /** Absolute address of the feed. */
  readonly self: string;
  /** Address for all authors, because RSS requires one beside a name. */
  readonly email: string;
};

export type RssItem = {
  readonly title: string;
  /** Plain text. */
  readonly description: string;
  /** The full text as HTML with absolute links. */
  readonly content: string;
  readonly link: string;
  /** Must never change: feed readers recognize an item by it. */
  readonly guid: string;
  readonly date: IsoDay;
  readonly author: string;
  readonly category: string;
};

/** Feed readers poll often, so older items are only on the site. */
export const maxFeedItems = 50;

/**
 * Writes an RSS 2.0 feed (rssboard.org/rss-specification) with full texts (content module) and its own address
 * (Atom). For XML 1.0, control characters are dropped, lone surrogates become U+FFFD, and line ends become
 * line feeds.
 * @param items in any order; the feed has the newest 50, newest first
 */
export function rssFeed(channel: FeedChannel, items: readonly RssItem[]): string {
  const newest = items.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, maxFeedItems);
  const [latest] = newest;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    element('title', channel.title),
    element('link', channel.link),
    element('description', channel.description),
    element('language', channel.language),
    ...(latest ? [element('lastBuildDate', rfc822Date(latest.date))] : []),
    `<atom:link href="${escapeXml(channel.self)}" rel="self" type="application/rss+xml"/>`,
    ...newest.map((item) => itemElement(item, channel.email)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function itemElement(item: RssItem, email: string): string {
  return [
    '<item>',
    element('title', item.title),
    element('link', item.link),
    element('description', item.description),
    `<guid isPermaLink="false">${escapeXml(item.guid)}</guid>`,
    element('pubDate', rfc822Date(item.date)),
    element('author', `${email} (${item.author})`),
    element('category', item.category),
    `<content:encoded>${cdata(item.content)}</content:encoded>`,
    '</item>',
  ].join('\n');
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** `]]>` cannot be escaped in CDATA, so it is split between two sections. */
const cdata = (text: string) => `<![CDATA[${xmlText(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
