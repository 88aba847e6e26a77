import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { compileMdx } from '../texts/mdx.ts';
import { isTranslation, sourceOf } from './overlay.ts';
import { orphans, remedyOf, stampOf, stateOf, untranslated } from './translations.ts';
import { wordsIn } from './words-in.ts';

const found = (source: string) => wordsIn('part.tsx', source).map(({ text }) => text);

test.each([
  ['text in markup', 'const a = <p>open</p>;', ['open']],
  ['a label', 'const a = <nav aria-label="menu" />;', ['menu']],
  ['a choice', `const a = <p title={b ? 'one' : 'two'} />;`, ['one', 'two']],
  ['a sentence', `const a = 'Nothing was sent.';`, ['Nothing was sent.']],
  ['a sentence with a value', 'const a = `It is ${b} now`;', ['It is … now']],
  ['a record', `const a = { heading: 'why' };`, ['why']],
])('finds %s', (_, source, words) => {
  expect(found(source)).toEqual(words);
});

test.each([
  ['an error', `throw new Error('There is no such file');`],
  ['an error that is made', `const a = new RangeError('There is no such day');`],
  ['a class', `const a = <p className="grid gap-2 text-ui" />;`],
  ['an id', `const a = 'menu'; const b = <p id="all pages" />;`],
  ['a selector', `document.querySelector('main a.link');`],
  ['a named selector', `const rowSelector = 'ul a, ol a';`],
  ['what is compared', `if (key === 'Escape') stop();`],
  ['markup of a file', `const a = '<a b="c d e"/>';`],
  ['the subject of a message', `const a = { subject: 'Demo Request' };`],
  ['an import', `import a from 'Some package';`],
  ['a type', `type A = 'Open file' | 'Close file';`],
])('leaves %s', (_, source) => {
  expect(found(source)).toEqual([]);
});

const english = 'You must be 18 or older.\n';
const stamp = stampOf(english);

test.each([
  ['missing', undefined],
  ['unmarked', '---\ntitle: x\n---\n'],
  ['old', '---\n# From src/content/legal/terms.mdx, as of 00000000.\ntitle: x\n---\n'],
  ['current', `---\n# From src/content/legal/terms.mdx, as of ${stamp}.\ntitle: x\n---\n`],
] as const)('a translation is %s', (state, translation) => {
  expect(stateOf(english, translation)).toBe(state);
});

test('the stamp is the same with the line breaks of Windows', () => {
  expect(stampOf(english.replaceAll('\n', '\r\n'))).toBe(stamp);
});

test.each([
  ['missing', /^terms\.de\.mdx is missing; write .*: From terms\.mdx, as of 1234abcd$/],
  ['old', /^terms\.de\.mdx is older than terms\.mdx; bring it up to date, .* as of 1234abcd$/],
  ['unmarked', /^terms\.de\.mdx does not say .*; write .*: From terms\.mdx, as of 1234abcd$/],
  ['current', /^$/],
] as const)('%s: one sentence says what to do', (state, sentence) => {
  const one = { file: 'terms.mdx', translation: 'terms.de.mdx', state, stamp: '1234abcd' } as const;
  expect(remedyOf(one)).toMatch(sentence);
});

// Seen to fail: with no file counted as gone.
test('a translation of a file that is gone is named', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'src'));
  for (const name of ['words.ts', 'words.de.ts', 'gone.de.ts', 'gone.de.mdx', 'words.fr.ts'])
    writeFileSync(join(folder, 'src', name), '');
  expect(orphans({ tag: 'de' }, folder).toSorted()).toEqual([
    'src/gone.de.mdx translates src/gone.mdx, which is gone; delete it, or give it the new name of that file',
    'src/gone.de.ts translates src/gone.ts, which is gone; delete it, or give it the new name of that file',
  ]);
});

// Seen to fail: with people counted as modules.
test('words without a translation stop the build, and people are named', () => {
  const { faults, doubts } = untranslated({
    tag: 'eo',
    name: 'Esperanto',
    path: '/eo',
    locale: 'eo-XX',
    lacksPage: '',
    pages: ['/about'],
  });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^Esperanto has no src\/\S+\.eo\.ts and \d+ more, so /);
  expect(doubts.every((doubt) => /^src\/content\/people\/\S+\.mdx has no /.test(doubt))).toBe(true);
  expect(doubts.length).toBe(
    globSync('src/content/people/*.mdx').filter((name) => !isTranslation(name)).length,
  );
});

const folder = resolve(import.meta.dirname, '../../src/content/legal');
const idsOf = async (name: string) => {
  const path = resolve(folder, name);
  const { facts } = await compileMdx(readFileSync(path, 'utf8'), path);
  return facts.outline.map(({ id }) => id);
};

// Seen to fail: with ids made from the text of the translation.
test.each(globSync('*.*.mdx', { cwd: folder }))('links to headings hold in %s', async (name) => {
  expect(await idsOf(name)).toEqual(await idsOf(sourceOf(name)));
});
