/**
 * What other programs read, read by other people's parsers, with titles that an author might write. The feed and
 * calendars: `src/lib/files/xml.test.ts` and `src/lib/files/ics.test.ts`.
 */
import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';

import { absolute } from '../../src/config/base.ts';
import { site } from '../../src/config/site.ts';
import type { Article, TopicRecord } from '../../src/content/text-records.ts';
import { nightPalette } from '../../src/figures/pen/palette.ts';
import { toSvg } from '../../src/figures/pen/to-svg.ts';
import { sitemap } from '../../src/lib/files/xml.ts';
import { hardTexts } from '../../tests/support/characters.ts';
import { articleWith, read } from '../../tests/support/written-article.ts';
import { documentOf } from '../pages/document.ts';
import { feed } from '../blog/feed.tsx';
import { llmsTxt, topicCopy } from './llms-txt.ts';
import { SearchIndexer } from './search-index.ts';
import { posting } from '../pages/structured-data.ts';

/** Titles as the reader of texts gives them: on one line, with what can be shown. */
const titles = hardTexts(
  [
    '&',
    '<b>',
    ']]>',
    '](',
    '[x]',
    '*',
    '_',
    '`',
    '#',
    '# ',
    '- ',
    '1. ',
    '> ',
    '\\',
    '~~',
    '"',
    "'",
    '量',
    '🚀',
    'שלום',
  ],
  30,
)
  .map((text) =>
    text
      .toWellFormed()
      .replaceAll(/[\p{Cc}\ufffd-\uffff]/gu, '')
      .trim()
      .replaceAll(/\s+/g, ' '),
  )
  .filter((text) => text !== '');

const markdown = unified().use(remarkParse);

type Node = { type: string; value?: string; url?: string; children?: Node[] };

const textIn = ({ value, children = [] }: Node): string => value ?? children.map(textIn).join('');

const topic = (title: string, summary: string): TopicRecord => ({
  slug: 'topic',
  title,
  summary,
  category: 'data-protection',
  order: 1,
});

const written = (prose: string) => ({
  file: 'src/content/docs/topic.mdx',
  text: `---\ntitle: 'x'\n---\n\n${prose}\n`,
});

// Seen to fail: with titles that were not escaped.
test('a topic’s copy says its title and its summary, whatever signs they have', async () => {
  await fc.assert(
    fc.asyncProperty(titles, titles, async (title, summary) => {
      const tree: Node = markdown.parse(await topicCopy(topic(title, summary), written('Text.')));
      const [heading, quote, paragraph] = tree.children ?? [];
      expect([heading?.type, quote?.type, paragraph?.type]).toEqual([
        'heading',
        'blockquote',
        'paragraph',
      ]);
      expect(heading && textIn(heading)).toBe(title);
      expect(quote && textIn(quote)).toBe(summary);
    }),
  );
});

test('a topic’s copy has whole addresses, and no comment of its authors', async () => {
  const prose =
    'One{/* soon */}.\n\n{/* not\n\nyet */}\n\n[a](/api) [b](#key) [c](https://c.example)';
  const copy = await topicCopy(topic('T', 'S'), written(prose));
  expect(copy).not.toMatch(/soon|yet/);
  const [paragraph] = markdown.parse(copy).children.slice(-1) as Node[];
  expect(paragraph?.children?.flatMap(({ url = '' }) => (url === '' ? [] : [url]))).toEqual([
    absolute('/api'),
    absolute('/docs#key'),
    'https://c.example',
  ]);
});

test('the list for language models links every page by its title', () => {
  fc.assert(
    fc.property(titles, titles, (title, description) => {
      const text = llmsTxt('', [], [{ path: '/page', title, description }]);
      const tree: Node = markdown.parse(text);
      const list = tree.children?.at(-1);
      expect(list?.type).toBe('list');
      const [paragraph] = list?.children?.[0]?.children ?? [];
      const [link, about] = paragraph?.children ?? [];
      expect(link?.type).toBe('link');
      expect(link?.url).toBe(absolute('/page'));
      expect(link && textIn(link)).toBe(title);
      expect(about && textIn(about)).toBe(`: ${description}`);
    }),
  );
});

// Seen to fail: without escapes, with the first name.
test('the sitemap is XML whatever a page is called', () => {
  const names = ['R&D', '<b>', 'a"b', "a'b", '量', ']]>'];
  const xml = sitemap(names.map((name) => ({ address: `https://a.example/${name}` })));
  expect(XMLValidator.validate(xml)).toBe(true);
  const { urlset } = new XMLParser().parse(xml);
  expect(urlset.url.map(({ loc }: { loc: string }) => loc)).toEqual(
    names.map((name) => `https://a.example/${name}`),
  );
});

const { article: right, tree } = await read(articleWith({}));

const articleCalled = (title: string): Article => ({
  ...right,
  slug: 'one',
  title,
  excerpt: title,
  author: title,
});

const figureCalled = (title: string) => ({
  width: 1,
  height: 1,
  title,
  description: title,
  marks: [],
});

test('feed, drawing, search index and structured data can be read whatever a title says', () => {
  fc.assert(
    fc.property(titles, (title) => {
      const article = articleCalled(title);
      const xml = feed([{ article, tree }]);
      expect(XMLValidator.validate(xml)).toBe(true);
      const { rss } = new XMLParser({ trimValues: false, parseTagValue: false }).parse(xml);
      expect(rss.channel.item.title).toBe(title);

      expect(XMLValidator.validate(toSvg(figureCalled(title), nightPalette))).toBe(true);

      const index = new SearchIndexer();
      index.add({ path: '/blog/one', title, kind: 'article', sections: [] });
      const [[, json]] = index.files({});
      expect(JSON.parse(json).pages[0].title).toBe(title);
    }),
  );
});

const assets = {
  style: { href: '/site.css' },
  sheets: { pages: '/pages.css', reading: '/reading.css' },
  furtherSheets: {},
  script: { src: '/boot.js' },
  shell: ['/shell.js'],
  hints: [],
  requests: [],
  notices: [],
  code: {},
  weights: {},
};

/** The contents of the elements of a name, by the HTML standard. */
function contentsOf(html: string, name: string): readonly string[] {
  const found: string[] = [];
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if (!('childNodes' in node)) return;
    if (node.nodeName === name)
      found.push(node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''));
    node.childNodes.forEach(walk);
  };
  walk(parse(html));
  return found;
}

test('a page’s head says its title, in HTML and in its structured data', () => {
  const path = '/blog/one';
  const texts = fc.oneof(
    titles,
    fc.constantFrom('</title>', '</script><script>', '<!--', '<head>'),
  );
  fc.assert(
    fc.property(texts, (title) => {
      const field = () => figureCalled(title);
      const about = { title, description: title, field };
      const head = { path, source: '', kind: 'article' as const, ...about };
      const html = documentOf(head, '', [posting(articleCalled(title))], assets, []);
      expect(contentsOf(html, 'title')).toEqual([`${title} | ${site.name}`]);
      const data = contentsOf(html, 'script').find((text) => text !== '') ?? '';
      expect(JSON.parse(data)).toMatchObject({ headline: title, author: { name: title } });
    }),
    // A whole page each time.
    { numRuns: 40 },
  );
});
