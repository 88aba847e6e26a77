import { XMLParser, XMLValidator } from 'fast-xml-parser';

import { locale } from '../../src/config/language.ts';
import { absolute, siteUrl } from '../../src/config/base.ts';
import { isPublished } from '../../src/config/is-published.ts';
import { blog } from '../../src/content/pages/blog.ts';
import { maxFeedItems } from '../../src/lib/files/xml.ts';
import { writtenArticles } from '../support/articles.ts';
import { expect, test } from '../support/test.ts';

test.skip(!isPublished('/blog'), 'The blog is not published');

type Item = Record<'title' | 'link' | 'description' | 'pubDate' | 'author' | 'category', string> & {
  guid: { '#text': string };
  'content:encoded': string;
};

function itemsOf(xml: string): Item[] {
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: (name) => name === 'item',
  });
  return parser.parse(xml).rss.channel.item;
}

test('the served feed is well-formed and holds the newest articles in full', async ({
  request,
}) => {
  const response = await request.get('/rss.xml');
  expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const xml = await response.text();
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(xml.replaceAll('&amp;', '&')).toContain(`<title>${blog.heading}</title>`);
  expect(xml).toContain(`<language>${locale.toLowerCase()}</language>`);

  const items = itemsOf(xml);
  expect(items).toHaveLength(Math.min(writtenArticles.length, maxFeedItems));
  expect(new Set(items.map(({ guid }) => guid['#text'])).size).toBe(items.length);
  const days = items.map(({ pubDate }) => Date.parse(pubDate));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  for (const { link, title, 'content:encoded': content } of items) {
    const article = writtenArticles.find(({ slug }) => link === absolute(`/blog/${slug}`));
    expect(title.replaceAll('&amp;', '&')).toBe(article?.title);
    const prose = article?.text.replaceAll(/^```.*?^```/gms, '');
    expect(content).not.toMatch(/<link/);
    expect(content.match(/<h2/g)?.length).toBe(prose?.match(/^## .*$/gm)?.length);
  }
});

test('every link in the feed is absolute, and links to this site work', async ({ request }) => {
  const xml = await (await request.get('/rss.xml')).text();
  const addresses = itemsOf(xml).flatMap((item) =>
    [...item['content:encoded'].matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, url]) => url ?? ''),
  );
  expect(addresses.filter((url) => !/^https?:/.test(url))).toEqual([]);
  const own = addresses.filter((url) => url.startsWith(siteUrl));
  for (const url of new Set(own)) {
    const response = await request.get(url.slice(siteUrl.length).replace(/#.*/, ''));
    expect(response.status(), url).toBe(200);
  }
});
