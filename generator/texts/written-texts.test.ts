import { resolve } from 'node:path';

import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';

import { bodyOf } from '../pages/body-of.ts';
import { codeOf } from './compiled-code.ts';
import { compileMdx } from './mdx.ts';
import { articleOf } from '../blog/read-articles.ts';
import { textNameFault } from './text-names.ts';

const fields = {
  title: "'One'",
  excerpt: "'First'",
  author: "'Ada Byron'",
  date: "'2026-01-02'",
  category: "'Research'",
  featured: 'false',
  figure: "'malus'",
};

/** An article; its fields are on lines 2 to 8, its prose on line 11. */
const articleWith = (changed: Readonly<Record<string, string>>, prose = 'Text.') => {
  const head = Object.entries({ ...fields, ...changed }).map(([name, text]) => `${name}: ${text}`);
  return `---\n${head.join('\n')}\n---\n\n${prose}\n`;
};

async function read(source: string) {
  const path = resolve(import.meta.dirname, '../../src/content/blog/x.mdx');
  const text = await compileMdx(source, path, 'body');
  return { article: articleOf('x', text), code: codeOf(text.id) };
}

const faultOf = async (source: string): Promise<string> => {
  const error: unknown = await read(source).then(
    () => 'it was published',
    (reason: unknown) => reason,
  );
  return error instanceof Error
    ? error.message.replace('src/content/blog/x.mdx:', '')
    : String(error);
};

test.each([
  [
    { title: 'Field notes: a week' },
    "2: put the text in single quotes: title: 'Field notes: a week'",
  ],
  [
    { title: "'It's here'" },
    "2: put the text in single quotes, and its apostrophes twice: title: 'It''s here'",
  ],
  [{ title: '@home' }, "2: put the text in single quotes: title: '@home'"],
  [{ title: '"Never closed' }, "2: put the text in single quotes: title: 'Never closed'"],
  [
    { title: 'We are #1' },
    "2: the text would end at its #; put the text in single quotes: title: 'We are #1'",
  ],
  [{ title: '2026' }, "2: title 2026: write a text in quotes, such as 'What we learned'"],
  [{ title: '' }, "2: title is empty; write a text in quotes, such as 'What we learned'"],
  [{ title: "'a'\ntitle: 'b'" }, '3: title is here for the second time; keep one of the two'],
  [{ titel: "'a'" }, '9: titel: no such field is known; delete it, or mind its spelling'],
  [
    { date: "'2026-02-30'" },
    "5: date '2026-02-30': write a day of the calendar, such as '2026-12-25'",
  ],
  [{ category: "'News'" }, /^6: category 'News': write one of 'Technology', 'Research'/],
  [{ featured: "'yes'" }, "7: featured 'yes': write true or false, without quotes"],
  [{ figure: "'cat'" }, /^8: figure: write one of identity-bits, /],
  [{ excerpt: `'${'x'.repeat(156)}'` }, /^3: excerpt .*: write at most 155 characters, not 156$/],
  [
    { readTime: "'9 min read'" },
    "9: readTime: the text has 1 words; write '1 min read', or delete the line",
  ],
  [
    { comments: "\n  - author: 'A'\n    date: 'soon'\n    content: 'B'" },
    "11: date 'soon': write a day of the calendar, such as '2026-12-25'",
  ],
  [
    { comments: "\n  - author: 'A'\n   date: 'soon'" },
    /^11: the line is not indented as the list needs/,
  ],
  [{ comments: "\n\t- author: 'A'" }, '10: the line begins with a tab; indent it with spaces'],
])(
  'a front matter with %j stops the build with the line and what to write',
  async (changed, fault) => {
    const said = await faultOf(articleWith(changed));
    if (typeof fault === 'string') expect(said).toBe(fault);
    else expect(said).toMatch(fault);
  },
);

test.each([
  ['A { stray', 'a { that stands for itself is written \\{'],
  [
    '{name}',
    '{name} is no fact; a fact is written {fact.name}, and a { that stands for itself \\{',
  ],
  ['{fact.nothing}', 'there is no fact {fact.nothing}; src/content/product/printed.ts lists them'],
  ['<!-- note -->', 'a comment is written {/* … */}'],
  ['<p style="color: red">x</p>', /^style=: .*policy forbids styles.*: leave it out$/],
  ['<p onclick="go()">x</p>', /^onclick=: .*policy forbids scripts.*: leave it out$/],
  [
    '<Chart />',
    'there is no component <Chart>; an article can use <ArticleFigure>, and a < that stands for itself is written \\<',
  ],
  ['<ArticleFigure name="cat" />', /^there is no figure "cat"; there are identity-bits, /],
  ['5 <3 you', 'a < that stands for itself is written \\<'],
  [
    '<ada@example.com>',
    'a link is written [text](address), so here [ada@example.com](mailto:ada@example.com)',
  ],
  ['One<br>two', '<br> is written <br />'],
  [
    '<div>open',
    '<div> is not closed; write </div> in the same paragraph; a < that stands for itself is written \\<',
  ],
  ['</div>', 'a tag is closed here that is not open; delete it'],
  ['export of keys is hard', /^a line that begins with "import" or "export" is read as code; /],
  ['a\vb', 'there is a character that cannot be shown (U+000B); delete it'],
  ['caf\ufffd', 'the file is not saved as UTF-8; save it again with the encoding UTF-8'],
])('a text with %j stops the build with the line and what to write', async (prose, fault) => {
  const said = await faultOf(articleWith({}, `One.\n\n${prose}`));
  expect(said).toMatch(/^13: /);
  if (typeof fault === 'string') expect(said.slice('13: '.length)).toBe(fault);
  else expect(said.slice('13: '.length)).toMatch(fault);
});

test.each([
  ['Only prose.\n', /^1: there is no front matter; /],
  [
    "---\ntitle: 'One'\n\nProse.\n",
    '1: the front matter has no end; write a line --- after its last field',
  ],
  ['---\nhello\n---\n', /^2: "hello" is no field; write its name, a colon, a space/],
])('a file such as %j stops the build', async (source, fault) => {
  const said = await faultOf(source);
  if (typeof fault === 'string') expect(said).toBe(fault);
  else expect(said).toMatch(fault);
});

test('what is right goes through: comments, written signs, texts in braces, fields on several lines', async () => {
  const prose = "{/* for us */}\n\n1 \\< 2 \\{ {'it'} {fact.sdkPackage}\n\n<b>bold</b>";
  const { article, code } = await read(articleWith({ title: '>\n  One\n  two' }, prose));
  expect(article.title).toBe('One two');
  const html = renderToStaticMarkup(createElement(bodyOf(code)));
  expect(html).toMatch(/^\n<p>1 &lt; 2 \{ it @[\w-]+\/sdk<\/p>\n<b>bold<\/b>$/);
});

test('a legal text can use what it imports, and nothing else', async () => {
  const path = resolve(import.meta.dirname, '../../src/content/legal/terms.mdx');
  const compiled = (prose: string) =>
    compileMdx(`---\ntitle: 'Terms'\n---\n\n${prose}\n`, path, 'module');
  const imports = "import { Box, site } from './box.tsx';\n\n";
  const { id } = await compiled(`${imports}<Box />{[site].map((one) => one.name)}`);
  expect(codeOf(id)).toContain('one.name');
  await expect(compiled('{site.name}')).rejects.toThrow(
    'src/content/legal/terms.mdx:5: {site.name} is no fact',
  );
  await expect(compiled(`${imports}<Bax />`)).rejects.toThrow(
    'src/content/legal/terms.mdx:7: there is no component <Bax>; src/pages/terms.tsx gives',
  );
});

// Seen to fail: with the front matter read by a pattern with line feeds.
test('a text is the same with the line ends of Windows, of old Macs and with a byte order mark', async () => {
  const source = articleWith({}, 'One.\n\n## Two\n\n```ts\nconst a = 1;\nconst b = 2;\n```');
  const plain = await read(source);
  for (const other of [
    source.replaceAll('\n', '\r\n'),
    source.replaceAll('\n', '\r'),
    `\ufeff${source}`,
    `\ufeff${source.replaceAll('\n', '\r\n')}`,
  ])
    expect(await read(other)).toEqual(plain);
});

// Seen to fail: with rehype-slug, which gives "" and "-1".
test('headings without letters have ids, unlike each other and those of headings with letters', async () => {
  const titles = ['🚀', 'Section', '🎉', 'Größe und Maße', '！', '量子', 'Two', 'Two'];
  const { article } = await read(
    articleWith({}, titles.map((title) => `## ${title}\n\nx`).join('\n\n')),
  );
  expect(article.outline.map(({ id }) => id)).toEqual([
    'section',
    'section-1',
    'section-2',
    'größe-und-maße',
    'section-3',
    '量子',
    'two',
    'two-1',
  ]);
});

describe('the name of a text', () => {
  test.each([
    ['blog', 'R&D.mdx', 'use small letters, digits and hyphens: r-and-d.mdx'],
    ['docs', '100%-uptime.mdx', 'use small letters, digits and hyphens: 100-percent-uptime.mdx'],
    ['legal', 'Terms.mdx', 'use small letters, digits and hyphens: terms.mdx'],
    ['blog', 'what-we-learned.md', 'an article is called what-we-learned.mdx'],
    ['blog', 'news.MDX', 'an article is called news.mdx'],
    ['blog', '2026/news.mdx', 'no page shows it; move it to src/content/blog/news.mdx'],
    ['blog', 'page.mdx', 'the address /blog/page is taken by the lists; give it another name'],
    ['legal', 'imprint.mdx', /^no page shows it; pages show privacy\.mdx, /],
  ] as const)('%s/%s stops the build', (folder, name, fault) => {
    if (typeof fault === 'string') expect(textNameFault(folder, name)).toBe(fault);
    else expect(textNameFault(folder, name)).toMatch(fault);
  });

  test.each(['what-we-learned.mdx', 'rack.jpg', '.DS_Store'])('%s is right', (name) => {
    expect(textNameFault('blog', name)).toBeUndefined();
  });
});
