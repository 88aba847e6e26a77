import { type IsoDay, rfc822Date } from './dates.ts';

/** A feed as a whole. */
export type FeedChannel = {
  readonly title: string;
  readonly description: string;
  /** Such as `en-us`. */
  readonly language: string;
  /** Absolute address of the page that the feed belongs to. */
  readonly link: string;
  /** Absolute address of the feed itself. */
  readonly self: string;
  /** Where mail to any of the authors goes: RSS wants an address with a name. */
  readonly email: string;
};

export type FeedItem = {
  readonly title: string;
  /** A summary, as plain text. */
  readonly description: string;
  /** The whole text as HTML with absolute addresses. */
  readonly content: string;
  readonly link: string;
  /** Never changes, whatever else does: readers tell by it what they have shown. */
  readonly guid: string;
  readonly date: IsoDay;
  readonly author: string;
  readonly category: string;
};

/** Readers ask for a feed again and again; the older items are on the site. */
export const maxFeedItems = 50;

/**
 * An RSS 2.0 document (rssboard.org/rss-specification) with the whole texts (content module) and its own
 * address (Atom). Any text survives, but for characters that XML 1.0 cannot hold: control characters are
 * dropped, lone surrogates become U+FFFD, and line ends become line feeds.
 *
 * @param items in any order; the newest 50 are kept, newest first
 * @throws RangeError naming a date that does not exist
 */
export function rssFeed(channel: FeedChannel, items: readonly FeedItem[]): string {
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
    `<atom:link href="${escape(channel.self)}" rel="self" type="application/rss+xml"/>`,
    ...newest.map((item) => itemElement(item, channel.email)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function itemElement(item: FeedItem, email: string): string {
  return [
    '<item>',
    element('title', item.title),
    element('link', item.link),
    element('description', item.description),
    `<guid isPermaLink="false">${escape(item.guid)}</guid>`,
    element('pubDate', rfc822Date(item.date)),
    element('author', `${email} (${item.author})`),
    element('category', item.category),
    `<content:encoded>${cdata(item.content)}</content:encoded>`,
    '</item>',
  ].join('\n');
}

const element = (name: string, text: string) => `<${name}>${escape(text)}</${name}>`;

/** What XML 1.0 can hold, section 2.2; its readers would turn the other line ends into line feeds anyway. */
const allowed = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- these are the characters that must go
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) =>
  allowed(text).replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** Marked as text; an end mark inside it is split over two sections. */
const cdata = (text: string) => `<![CDATA[${allowed(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
