import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { compileMdx } from '../texts/mdx.ts';
import { sourceOf } from './overlay.ts';
import { remedyOf, stampOf, stateOf } from './translations.ts';

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

const folder = resolve(import.meta.dirname, '../../src/content/legal');
const idsOf = async (name: string) => {
  const path = resolve(folder, name);
  const { facts } = await compileMdx(readFileSync(path, 'utf8'), path, 'module');
  return facts.outline.map(({ id }) => id);
};

// Seen to fail: with ids made from the text of the translation.
test.each(globSync('*.*.mdx', { cwd: folder }))('links to headings hold in %s', async (name) => {
  expect(await idsOf(name)).toEqual(await idsOf(sourceOf(name)));
});
