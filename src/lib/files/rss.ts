import { type IsoDay, rfc822Date } from '../time/dates.ts';
import { escapeXml, xmlText } from '../text/xml.ts';

export type FeedChannel = {
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

export type FeedItem = {
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
    `<atom:link href="${escapeXml(channel.self)}" rel="self" type="application/rss+xml"/>`,
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
