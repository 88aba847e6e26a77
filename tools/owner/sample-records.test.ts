import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';

import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { publishedOf, samplesIn, samplesInProse, textsOfSite } from './sample-records.ts';

test('a marked record is found at any depth, by the text that names it', () => {
  const person = { sample: true, role: 'Director', name: 'Ada Byron' };
  const module = { board: [{ deep: person }], text: { sample: true, 50: '[Who](/about) we are' } };
  expect(samplesIn(module, 'people.ts')).toEqual([
    { file: 'people.ts', name: 'Ada Byron' },
    { file: 'people.ts', name: 'Who we are' },
  ]);
});

test('a title of one or two words does not tell a record from other texts', () => {
  const area = { sample: true, title: 'Key establishment', details: 'Keys that survive a break.' };
  expect(samplesIn(area, 'areas.ts').map(({ name }) => name)).toEqual([area.details]);
});

test('a record without the mark is not asked about, whatever it says', () => {
  const record = { quote: 'A sample quotation, 24/7, 25 patents', sample: undefined };
  expect(samplesIn([record, null, 7, () => 'sample'], 'a.ts')).toEqual([]);
});

test('an article is marked in its front matter, not in its text', () => {
  const article = (head: string) => `---\nauthor: 'A. Writer'\n${head}---\n\nsample: true\n`;
  expect(samplesInProse(article('sample: true\n'), 'a.mdx')).toEqual([
    { file: 'a.mdx', name: 'A. Writer' },
  ]);
  expect(samplesInProse(article(''), 'a.mdx')).toEqual([]);
  const onWindows = article('sample: true\n').replaceAll('\n', '\r\n');
  expect(samplesInProse(onWindows, 'a.mdx')).toHaveLength(1);
});

test('only what the site shows is listed, with its page before any other file', () => {
  const records = ['Ada Byron', '99.9% uptime', 'Gone'].map((name) => ({ file: 'a.ts', name }));
  const texts = [
    { file: 'sheet.pdf', text: 'By Ada\nByron' },
    { file: 'about.html', text: '| “Ada | Byron” | 99.99% uptime' },
    { file: 'assets/a.js', text: 'Gone' },
  ];
  expect(publishedOf(records, texts).map(({ name, in: page }) => [name, page])).toEqual([
    ['Ada Byron', 'about.html'],
  ]);
});

// Seen to fail: the check before launch ended with a trace.
test('a file that no program opens keeps no other from being read', async () => {
  const folder = temporaryFolder();
  for (const name of ['a.pdf', 'b.zip']) writeFileSync(join(folder, name), '%PDF-1.7 no more');
  writeFileSync(
    join(folder, 'c.zip'),
    zipSync({ 'd.pdf': new Uint8Array(9), 'e.txt': strToU8('E') }),
  );
  const texts = await textsOfSite(folder);
  expect(texts.filter(({ text }) => text !== '')).toEqual([{ file: 'c.zip: e.txt', text: 'E' }]);
});

test('the records are found by plain Node, which runs the check before launch', () => {
  const module = pathToFileURL(resolve(import.meta.dirname, 'sample-records.ts')).href;
  const code = `const { sampleRecords } = await import('${module}'); await sampleRecords(); console.log('found')`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', code]);
  expect(String(printed).trim()).toBe('found');
});
