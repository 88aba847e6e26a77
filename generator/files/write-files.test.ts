import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { gunzipSync } from 'node:zlib';

import { beforeEach, expect, test } from 'vitest';

import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { checksumsIn } from './checksums.ts';
import { leaveOut, SiteFolder } from './write-files.ts';

let directory: string;
let folder: SiteFolder;
beforeEach(() => {
  directory = temporaryFolder();
  folder = new SiteFolder(directory);
});

// Seen to fail: without a list of what is written, where the second file replaced the first.
test.each([
  [
    'blog/404.html',
    'blog/404.html',
    /^blog\/404\.html would be published twice, from a\.mdx and from b\.tsx; give one/,
  ],
  [
    'blog/News.html',
    'blog/news.html',
    /^blog\/News\.html and blog\/news\.html, which many systems take for one/,
  ],
  ['docs/caf\u00e9.md', 'docs/cafe\u0301.md', /would be published twice/],
])('two sources of one file are refused: %s and %s', async (one, other, fault) => {
  folder.write('a.mdx', [[one, 'first']]);
  expect(() => folder.write('b.tsx', [[other, 'second']])).toThrow(fault);
  await expect(folder.publish('b.tsx', [[other, 'second']])).rejects.toThrow(fault);
  expect(readFileSync(join(directory, one), 'utf8')).toBe('first');
});

test('what the bundler has written is not written over, and its texts are compressed', async () => {
  writeFileSync(join(directory, 'robots.txt'), 'mine');
  writeFileSync(join(directory, 'a.png'), 'x');
  await folder.takeBundle((name) => `public/${name}`);
  expect(readdirSync(directory).toSorted()).toEqual([
    'a.png',
    'robots.txt',
    'robots.txt.br',
    'robots.txt.gz',
  ]);
  expect(gunzipSync(readFileSync(join(directory, 'robots.txt.gz'))).toString()).toBe('mine');
  expect(() => folder.write('generator/files/text-files.ts', [['robots.txt', 'ours']])).toThrow(
    'robots.txt would be published twice, from public/robots.txt and from generator/files/text-files.ts',
  );
});

// Seen to fail: the system was asked for a file of another name. Windows has no such name.
test.skipIf(process.platform === 'win32')(
  'a name with a backslash is taken as it is, for the list of checksums to refuse',
  async () => {
    writeFileSync(join(directory, String.raw`a\b.txt`), 'mine');
    await folder.takeBundle((name) => `public/${name}`);
    expect(() => checksumsIn(directory)).toThrow(
      String.raw`a\b.txt: no list of checksums can have this name; leave out its`,
    );
  },
);

// Seen to fail: with the address of a compressed copy taken for one that nothing has.
test('what nothing uses is left out, and what is used keeps its compressed copies', async () => {
  const names = ['a/b.png', 'a/b.svg', 'a/c/d.svg', 'b.png'];
  await folder.publish(
    'test',
    names.map((name) => [name, 'x']),
  );
  leaveOut(directory, 'a', (address) => address === '/a/b.svg');
  expect(readdirSync(join(directory, 'a'))).toEqual(['b.svg', 'b.svg.br', 'b.svg.gz', 'c']);
  expect(readdirSync(join(directory, 'a/c'))).toEqual([]);
  expect(readdirSync(directory)).toContain('b.png');
});

test('a folder that has files is known, whatever its letters', async () => {
  await folder.publish('test', [['Assets/a.js', 'x']]);
  expect(folder.below('assets')).toEqual(['Assets/a.js', 'test']);
  expect(folder.below('asset')).toBeUndefined();
});

// Seen to fail: without the mark, `python -m http.server` and others showed `â€™`.
test('a text for readers says that it is UTF-8; what is plain, or goes into a program, stays', async () => {
  await folder.publish('texts.ts', [
    ['a.md', 'It’s'],
    ['docs/a.md', '# It’s'],
    ['b.csv', '\ufeffé'],
    ['a.txt', 'plain'],
    ['llms.txt', '# Zoë’s'],
    ['samples/a.ts.txt', 'log(“a”)'],
    ['.well-known/security.txt', 'é'],
    ['a.json', '"é"'],
  ]);
  const read = (name: string) => readFileSync(join(directory, name), 'utf8');
  expect([read('a.md'), read('b.csv'), read('a.txt')]).toEqual(['\ufeffIt’s', '\ufeffé', 'plain']);
  expect(
    read('samples/a.ts.txt') + read('.well-known/security.txt') + read('a.json'),
  ).not.toContain('\ufeff');
  // Seen to fail: with the mark, in front of a heading that a parser of the format looks for.
  expect([read('llms.txt'), read('docs/a.md')]).toEqual(['# Zoë’s', '# It’s']);
  expect(gunzipSync(readFileSync(join(directory, 'a.md.gz'))).toString()).toBe('\ufeffIt’s');
});

// Seen to fail: with vercel.json.br and vercel.json.gz.
test('what lies beside the published folder has no compressed copies', async () => {
  const inside = new SiteFolder(join(directory, 'dist'));
  await inside.publish('recipes.ts', [['../deploy/a.json', '{}']]);
  expect(readdirSync(join(directory, 'deploy'))).toEqual(['a.json']);
});

// Seen to fail: they had no copies, and no mark.
test('what a language writes for the whole site is compressed as it is', async () => {
  const inside = new SiteFolder(join(directory, 'site/de'));
  await inside.publish('texts.ts', [
    ['../a.md', 'It’s'],
    ['../docs/a.md', '# It’s'],
  ]);
  expect(readdirSync(join(directory, 'site/docs'))).toEqual(['a.md', 'a.md.br', 'a.md.gz']);
  const read = (name: string) => gunzipSync(readFileSync(join(directory, 'site', name))).toString();
  expect([read('a.md.gz'), read('docs/a.md.gz')]).toEqual(['\ufeffIt’s', '# It’s']);
});
