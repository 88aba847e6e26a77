import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import * as home from '../../src/content/pages/home.ts';
import { said, textOf } from '../../tests/support/right-texts.ts';
import { unitsOf } from '../languages/units.ts';
import { withOwnWords } from './own-words.ts';
import { pageNames, wordsFileFor, wordsModuleOf, wordsNameFault } from './page-words.ts';

const module = 'src/content/pages/home.ts';
const file = wordsFileFor(module) ?? '';
const code = readFileSync(resolve(import.meta.dirname, '../..', module), 'utf8');

test('a page has the words that were written for it, and all else stays', () => {
  const source = textOf('words', { 'hero.heading': "'It''s here'", explorePlatform: 'gone' });
  const changed = withOwnWords(module, code, file, source);
  expect(changed).toContain("heading: 'It\\'s here'");
  expect(
    changed
      .replace("'It\\'s here'", `'${home.hero.heading}'`)
      .replace("'One'", `'${home.head.title}'`),
  ).toBe(code);
});

// Seen to fail: the build ran the code.
test.each([
  'Only ${process.getBuiltinModule("node:child_process").execSync("id")} left',
  'Only ${(() => { return { a: { b: { c: 1 } } }; })()} left',
])('code in words is text: %s', (text) => {
  const source = textOf('words', { 'head.description': `'${text}'` });
  const changed = withOwnWords(module, code, file, source);
  const words = unitsOf(module, changed).find(({ path }) => path === 'head.description');
  expect(words).toMatchObject({ text, values: [] });
});

// Seen to fail: without the limit, and without the look for values.
test.each([
  [
    { 'hero.heading': `'${'a'.repeat(80)}'` },
    /^\S+home\.mdx:3: heading 'a.*: write at most \d+ characters, not 80$/,
  ],
  [{ 'hero.headline': "'One'" }, /^\S+home\.mdx:3: headline: no such field is known; /],
  // A value comes from code.
  [{ 'whyNow.point': "'One'" }, /^\S+home\.mdx:3: point: no such field is known; /],
  [
    { 'hero.heading': "'**One**'" },
    /: write it without \*\*One\*\*, because this text has no markup/,
  ],
])('%j is refused', async (fields, sentence) => {
  expect(await said('words', textOf('words', fields))).toMatch(sentence);
});

test('a text below the words is refused', async () => {
  expect(await said('words', textOf('words', {}, 'Text.'))).toMatch(
    /:5: this file has fields alone; /,
  );
});

test('every page has words, under a name of its own, and no others do', () => {
  expect(new Set(pageNames).size).toBe(pageNames.length);
  expect(pageNames.flatMap((name) => wordsNameFault(`${name}.mdx`) ?? [])).toEqual([]);
  expect(wordsNameFault('nowhere.mdx')).toMatch(/^no page is called so; pages are called home, /);
});

// Seen to fail: its folder was read as the module, so a title that is too long was said to be an EISDIR.
test('a component with a head of its own has no module with words', () => {
  expect(wordsModuleOf('src/pages/home.tsx')).toBe(module);
  expect(wordsModuleOf('src/app.tsx')).toBeUndefined();
});
