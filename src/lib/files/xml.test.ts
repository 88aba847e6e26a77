import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';

import { maxSitemapAddresses, rssFeed, type RssItem, sitemap } from './xml.ts';
import { hardTexts } from '../../../tests/support/characters.ts';

const channel = {
  title: 'Blog & Updates',
  description: 'Notes',
  language: 'en-us',
  link: 'https://example.com/blog',
  self: 'https://example.com/rss.xml',
  email: 'hello@example.com',
};

const item: RssItem = {
  title: 'One',
  description: 'First',
  content: '<p>Text</p>',
  link: 'https://example.com/blog/one',
  guid: 'example-blog:one',
  date: '2025-01-15',
  author: 'Ada Byron',
  category: 'Research',
};

const parser = new XMLParser({
  trimValues: false,
  parseTagValue: false,
  ignoreAttributes: false,
  cdataPropName: 'cdata',
  isArray: (name) => name === 'item',
});

function read(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml).rss.channel;
}

/** Joins the CDATA sections that the parser keeps separate. */
const contentOf = (parsed: { 'content:encoded': { cdata: string | string[] } }) =>
  [parsed['content:encoded'].cdata].flat().join('');

test('every field of the channel and of an item is in its element', () => {
  const feed = read(rssFeed(channel, [item]));
  expect(feed).toMatchObject({
    title: 'Blog & Updates',
    link: 'https://example.com/blog',
    description: 'Notes',
    language: 'en-us',
    lastBuildDate: 'Wed, 15 Jan 2025 12:00:00 GMT',
    'atom:link': { '@_href': 'https://example.com/rss.xml', '@_rel': 'self' },
  });
  expect(feed.item[0]).toMatchObject({
    title: 'One',
    description: 'First',
    link: 'https://example.com/blog/one',
    guid: { '#text': 'example-blog:one', '@_isPermaLink': 'false' },
    pubDate: 'Wed, 15 Jan 2025 12:00:00 GMT',
    author: 'hello@example.com (Ada Byron)',
    category: 'Research',
  });
  expect(contentOf(feed.item[0])).toBe('<p>Text</p>');
});

test('has the newest fifty items, newest first', () => {
  const days = Array.from({ length: 60 }, (_, i) =>
    new Date(Date.UTC(2025, 0, 1 + i)).toISOString().slice(0, 10),
  ) as RssItem['date'][];
  const feed = read(
    rssFeed(
      channel,
      days.map((date) => ({ ...item, title: date, date })),
    ),
  );
  const titles = feed.item.map(({ title }: { title: string }) => title);
  expect(titles).toEqual(days.toReversed().slice(0, 50));
});

test('a feed may have no items', () => {
  expect(rssFeed(channel, []).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    expect.stringMatching(/^<rss version="2.0" xmlns:atom=/),
    '<channel>',
    '<title>Blog &amp; Updates</title>',
    '<link>https://example.com/blog</link>',
    '<description>Notes</description>',
    '<language>en-us</language>',
    '<atom:link href="https://example.com/rss.xml" rel="self" type="application/rss+xml"/>',
    '</channel>',
    '</rss>',
    '',
  ]);
});

test('every element is on its own line, and every line ends with a line feed', () => {
  const feed = rssFeed(channel, [{ ...item, description: 'a\rb\r\nc' }]);
  expect(feed).toContain('<item>\n<title>One</title>\n<link>https://example.com/blog/one</link>\n');
  expect(feed).toContain('<description>a\nb\nc</description>');
});

const hostile = hardTexts(
  [']]>', '<![CDATA[', '&amp;', '</item>', '\r\n', '\0', '\ud800', '"', 'é', '😀'],
  60,
);

/** The characters that XML allows, written independently. */
const kept = (text: string) =>
  Array.from(text.replaceAll('\r\n', '\n').replaceAll('\r', '\n'))
    .map((character) => (/\p{Surrogate}/u.test(character) ? '\ufffd' : character))
    .filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return code === 9 || code === 10 || (code >= 32 && code !== 0xfffe && code !== 0xffff);
    })
    .join('');

test('any text can be read back, except characters that XML forbids', () => {
  const texts = fc.record({
    title: hostile,
    description: hostile,
    content: hostile,
    author: hostile,
    category: hostile,
  });
  fc.assert(
    fc.property(texts, (typed) => {
      const [parsed] = read(rssFeed(channel, [{ ...item, ...typed }])).item;
      expect(parsed).toMatchObject({
        title: kept(typed.title),
        description: kept(typed.description),
        category: kept(typed.category),
        author: `hello@example.com (${kept(typed.author)})`,
      });
      expect(contentOf(parsed)).toBe(kept(typed.content));
    }),
  );
});

test('lists every page, with its day if known', () => {
  const xml = sitemap([
    { address: 'https://a.example/' },
    { address: 'https://a.example/b', changed: '2025-01-05' },
  ]);
  expect(xml).toContain('\n<url><loc>https://a.example/</loc></url>\n');
  expect(xml).toContain(
    '\n<url><loc>https://a.example/b</loc><lastmod>2025-01-05</lastmod></url>\n',
  );
});

test('names the same page in other languages', () => {
  const [address, german] = ['https://a.example/?b&c', 'https://a.example/de/'];
  const xml = sitemap([
    {
      address,
      languages: [
        { tag: 'en', address },
        { tag: 'de', address: german },
      ],
    },
  ]);
  expect(xml).toContain(' xmlns:xhtml="http://www.w3.org/1999/xhtml">');
  expect(xml).toContain(
    '<loc>https://a.example/?b&amp;c</loc><xhtml:link rel="alternate" hreflang="en" href="https://a.example/?b&amp;c"/><xhtml:link rel="alternate" hreflang="de" href="https://a.example/de/"/></url>',
  );
});

test('rejects more pages than the protocol allows', () => {
  const pages = Array.from({ length: maxSitemapAddresses }, () => ({
    address: 'https://a.example/',
  }));
  expect(sitemap(pages)).toContain('<urlset');
  expect(() => sitemap([...pages, { address: 'https://a.example/b' }])).toThrow('50001 pages');
});
