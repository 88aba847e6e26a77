import { expect, test } from 'vitest';

import { articleWith, faultOfArticle, read } from '../../tests/support/written-article.ts';
import { printed } from '../../src/content/product/printed.ts';
import { readTimeOf } from '../../src/lib/text/format.ts';
import { said } from '../../tests/support/right-texts.ts';
import { readFrontMatter } from './front-matter.ts';

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
  // Seen to fail: the remedies were wrong YAML, lost a quotation mark, or were refused then.
  [{ title: "'Ab cd'," }, "2: a field ends with its quotation mark: title: 'Ab cd'"],
  [
    { title: '"Quantum" is not magic' },
    `2: put the text in single quotes: title: '"Quantum" is not magic'`,
  ],
  [{ title: '"One" and "two"' }, `2: put the text in single quotes: title: '"One" and "two"'`],
  [{ title: '"He said "yes""' }, `2: put the text in single quotes: title: 'He said "yes"'`],
  [{ title: "&a 'Ab cd'" }, /^2: YAML takes the & .*: title: '&a ''Ab cd'''$/],
  [{ date: '2026-01-01 # day' }, /^5: .*; a field has no note behind it: date: 2026-01-01$/],
  [{ title: '2026' }, "2: title 2026: write a text in quotes, such as 'What we learned'"],
  [{ title: '' }, "2: title is empty; write a text in quotes, such as 'What we learned'"],
  [{ title: "'a'\ntitle: 'b'" }, '3: title is here for the second time; keep one of the two'],
  [{ title: '*Now* in beta' }, "2: put the text in single quotes: title: '*Now* in beta'"],
  [{ title: '*x*' }, /^2: YAML takes the \* at its start .*: title: '\*x\*'$/],
  [{ title: '!important' }, /^2: YAML takes the ! at its start .*: title: '!important'$/],
  [{ title: '&amp' }, /^2: YAML takes the & at its start .*: title: '&amp'$/],
  [{ title: '"C:\\new\\table"' }, /^2: a backslash in double .*: title: 'C:\\new\\table'$/],
  [{ author: 'Null' }, /^4: Null means “nothing” in YAML; .*: author: 'Null'$/],
  [{ title: '0123' }, "2: title 0123: write a text in quotes, such as 'What we learned'"],
  [{ title: "'\u200b'" }, "2: title is empty; write a text in quotes, such as 'What we learned'"],
  [{ author: "'\u00ad\u2060'" }, "4: author is empty; write a text in quotes, such as 'Ada Byron'"],
  [{ title: "'A &amp; B'" }, /^2: title 'A &amp; B': write it without &amp;, /],
  [{ title: "'A <b>x</b>'" }, /write it without <b>x<\/b>, because this text has no markup/],
  [{ excerpt: "'The **new** key'" }, /^3: excerpt .*: write it without \*\*new\*\*, /],
  // Seen to fail: by their number, characters came in that are refused where they are typed.
  [{ title: String.raw`"a\u202eb"` }, /^2: there is an invisible character .*\(U\+202E\)/],
  [{ author: String.raw`"a\u0000b"` }, /^4: there is a character .* shown \(U\+0000\); delete it$/],
  [{ author: String.raw`"a\uD800b"` }, /^4: there is a character .* shown \(U\+D800\); delete it$/],
  [{ author: String.raw`"a\x08b"` }, /^4: there is a character .* shown \(U\+0008\); delete it$/],
  [{ title: "'a\u202eb'" }, /^2: there is an invisible character .*\(U\+202E\)/],
  [
    { updated: "'2025-01-01'" },
    '9: updated: write a day after 2026-01-02, the date, or delete the line',
  ],
  [{ date: "'0001-13-01'" }, /^5: date: "0001-13-01" is not a day/],
  [{ 'my.title': "'a'" }, '9: title: no such field is known; delete it, or mind its spelling'],
  [{ titel: "'a'" }, '9: titel: no such field is known; delete it, or mind its spelling'],
  [
    { date: "'2026-02-30'" },
    '5: date: "2026-02-30" is not a day. Write it as 2026-12-01: year, month, day.',
  ],
  [{ category: "'News'" }, /^6: category 'News': write one of 'Technology', 'Research'/],
  [{ featured: "'yes'" }, "7: featured 'yes': write true or false, without quotes"],
  [{ figure: "'cat'" }, /^8: figure: write one of (?:[\w-]+, )*identity-bits, /],
  [{ excerpt: `'${'x'.repeat(156)}'` }, /^3: excerpt .*: write at most 155 characters, not 156$/],
  [
    { readTime: "'9 min read'" },
    `9: readTime: the text has 1 words; write '${readTimeOf(1)}', or delete the line`,
  ],
  [
    { comments: "\n  - author: 'A'\n    date: 'soon'\n    content: 'B'" },
    '11: date: "soon" is not a day. Write it as 2026-12-01: year, month, day.',
  ],
  [
    { comments: "\n  - author: 'A'\n   date: 'soon'" },
    /^11: the line is not indented as the list needs/,
  ],
  [{ comments: "\n\t- author: 'A'" }, '10: the line begins with a tab; indent it with spaces'],
])(
  'a front matter with %j stops the build with the line and what to write',
  async (changed, fault) => {
    const said = await faultOfArticle(articleWith(changed));
    if (typeof fault === 'string') expect(said).toBe(fault);
    else expect(said).toMatch(fault);
  },
);

test.each([
  ['Only prose.\n', /^1: there is no front matter; /],
  [
    "---\ntitle: 'One'\n\nProse.\n",
    '1: the front matter has no end; write a line --- after its last field',
  ],
  ['---\nhello\n---\n', /^2: "hello" is no field; write its name, a colon, a space/],
  [
    "---\n**title:** 'a'\ndate: 2026-01-02\n---\nx",
    /^2: "\*\*title:\*\* 'a'" is no field; [^\n]*$/,
  ],
  [
    "---\n title: 'a'\ndate: b\n---\nx",
    '2: a field begins at the start of its line; delete the spaces',
  ],
  ["---\n- title: 'a'\n---\nx", '2: a field begins with its name; delete the - before it'],
  ["---\ntitle: 'a', date: 2026-01-02\n---\nx", '2: write each field on a line of its own'],
])('a file such as %j stops the build', async (source, fault) => {
  const said = await faultOfArticle(source);
  if (typeof fault === 'string') expect(said).toBe(fault);
  else expect(said).toMatch(fault);
});

// Seen to fail: each was no field, because the names of words have dots.
test.each([
  ["head.title:'One'", "2: write a space after the colon: head.title: 'One'"],
  [
    "head.title: 'It's here'",
    "2: put the text in single quotes, and its apostrophes twice: head.title: 'It''s here'",
  ],
  [
    "head.title: 'a'\nhead.title: 'b'",
    '3: head.title is here for the second time; keep one of the two',
  ],
  ["head.title:\u00a0'One'", 'it was published'],
])('words of a page with %j: %s', async (head, fault) => {
  const message = await said('words', `---\n${head}\n---\n`);
  expect(message.replace('src/content/words/home.mdx:', '')).toBe(fault);
});

test.each([
  'AT&T; and R&D',
  'Why Map<string, number> is slow',
  '2**8 and 2**16',
  'a * b * c',
  'It is "so"',
])('a title may be %s', async (title) => {
  const { article } = await read(articleWith({ title: `'${title}'` }));
  expect(article.title).toBe(title);
});

test('what double quotes escape stays, if it means the same', async () => {
  const { article } = await read(articleWith({ title: '"She said \\"yes\\" \\u00e9"' }));
  expect(article.title).toBe('She said "yes" é');
});

// Seen to fail: with facts that are filled in before YAML is read, and quotes in the name of the company.
test('a fact may have any quotation marks in a field', () => {
  const head = "title: '{fact.company} it''s'\nlist: [{ name: \"{fact.company}\" }]";
  const name = printed.company;
  expect(readFrontMatter(head, 'x.mdx')).toEqual({ title: `${name} it's`, list: [{ name }] });
});

test('a category is written as a word and read as its id', async () => {
  const { article } = await read(articleWith({ category: "'Research'" }));
  expect(article.category).toBe('research');
});
