import { runInNewContext } from 'node:vm';

import { expect, test } from 'vitest';

import { unitsOf, withTexts } from './units.ts';

// Seen to fail: a value that the source has not was run as code, and a text with one became a template.
test.each([
  'Only ${process.exit(1)} left',
  'Only ${(() => { return { a: { b: { c: 1 } } }; })()} left',
  '$${process.exit(1)} \\${process.exit(1)} \\\\${`${process.exit(1)}`} `\\` ${',
  "It's \\'here\\' \\u0041 \u00a0\r\nand “there”",
])('what is sent stays text: %s', (text) => {
  const code = "({ a: 'One here', b: `Two here`, c: `${site.name} here` })";
  const changed = withTexts(
    'a.ts',
    code,
    new Map([
      ['a', text],
      ['b', text],
      ['c', `${text}\${site.name}`],
    ]),
  );
  const site = { name: 'Name' };
  expect(runInNewContext(changed, { site })).toEqual({ a: text, b: text, c: `${text}Name` });
});

test('a value is kept where the words in it are others, and where it stands in another', () => {
  const code =
    "const a = `It has ${counted(2, { one: 'l\\'un', other: '{n}' })} now, ${b(`${c}`)} ${c}`;";
  const sent = "${c} ${counted(2, { one: 'one', other: '{n}' })} ${b(`${c}`)}";
  expect(withTexts('a.ts', code, new Map([['a', sent]]))).toBe(
    "const a = `${c} ${counted(2, { one: 'l\\'un', other: '{n}' })} ${b(`${c}`)}`;",
  );
});

// Seen to fail: translated, the subjects of papers led to no name, and their buttons and links were empty.
test('a word by which the module names another is no text', () => {
  const records =
    "const papers = { one: { category: 'Legal' } }; const names = { Legal: 'Legal' };";
  expect(unitsOf('src/papers.ts', records).map(({ path }) => path)).toEqual(['names.Legal']);
});

test('a text within the value of a template is a text of its own', () => {
  const code =
    "export const a = `It has ${counted(2, { one: 'one page', other: '{number} pages' })} now`;\n";
  const [outer, one, other] = unitsOf('a.ts', code);
  expect([one?.text, other?.text]).toEqual(['one page', '{number} pages']);
  const french = new Map([
    [
      outer?.path ?? '',
      (outer?.text ?? '').replace('It has', 'Il y a').replace(' now', ' maintenant'),
    ],
    [one?.path ?? '', 'une page'],
  ]);
  expect(withTexts('a.ts', code, french)).toBe(
    "export const a = `Il y a ${counted(2, { one: 'une page', other: '{number} pages' })} maintenant`;\n",
  );
});

test('of a text, fields and paragraphs are units, and code is none', () => {
  const text =
    "---\n# From x, as of 1234abcd.\ntitle: 'It''s here'\nchanged: '2026-01-01'\n---\n\nOne.\n\n## Two\n\nThree\n[four](/docs).\n\n```ts\nconst a = 1;\n\nconst b = 2;\n```\n";
  const found = unitsOf('a.mdx', text);
  expect(found.map(({ path, line, text: own }) => [path, line, own])).toEqual([
    ['title', 3, 'It’s here'.replace('’', "'")],
    ['0.1', 7, 'One.'],
    ['1.1', 9, '## Two'],
    ['1.2', 11, 'Three\n[four](/docs).'],
  ]);
  const changed = withTexts(
    'a.mdx',
    text,
    new Map([
      ['title', "C'est là"],
      ['0.1', 'Un.'],
    ]),
  );
  expect(changed).toContain("title: 'C''est là'");
  expect(changed).toContain('\n\nUn.\n\n## Two');
});

// Seen to fail: with the ids of a session's requests and of claims among the texts: in a language with those pages, nothing could be built.
test('ids that types know are no texts, and words under the same names are', () => {
  const code =
    "export const session = { place: 'home', heads: { role: 'Role', state: 'home' }, of: ['support', 'up-time'], is: 'faults' in read };\n";
  expect(unitsOf('a.ts', code).map(({ text }) => text)).toEqual(['Role', 'home']);
  expect(unitsOf('words.ts', code).map(({ text }) => text)).toContain('support');
});

// Seen to fail: a field without quotes, or with a dot in its name, was no text.
test('fields are texts in whatever quotes, and keep their places', () => {
  const text = `---\ncontactPage.heading: 'A place'\nrole: Head of Research\ntitle: "The \\"end\\""\nlede: >\n  Two lines\n  in one\nresults:\n  - 'It is so'\ndraft: true\n---\n\nText.\n`;
  expect(unitsOf('a.mdx', text).map(({ path, text: own }) => [path, own])).toEqual([
    ['contactPage.heading', 'A place'],
    ['role', 'Head of Research'],
    ['title', 'The "end"'],
    ['lede', 'Two lines in one'],
    ['results.0', 'It is so'],
    ['0.1', 'Text.'],
  ]);
  const targets = new Map(unitsOf('a.mdx', text).map(({ path }) => [path, `L'${path}`]));
  expect(withTexts('a.mdx', text, targets)).toBe(
    "---\ncontactPage.heading: 'L''contactPage.heading'\nrole: 'L''role'\ntitle: 'L''title'\nlede: 'L''lede'\nresults:\n  - 'L''results.0'\ndraft: true\n---\n\nL'0.1\n",
  );
});
