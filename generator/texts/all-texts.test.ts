import { readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import process from 'node:process';

import { describe, expect, onTestFinished, test } from 'vitest';

import { full } from '../../tests/support/full.ts';
import { copyProject } from '../../tests/support/project-copy.ts';
import { authorDoubts } from '../blog/read-articles.ts';
import { readText } from './all-texts.ts';
import { recordsOf } from './records.ts';

const faulty = `---
title:'One'
date: 1926-01-01
summary: @x
---

**bold and ![image](./gone.jpg)

{x} and [x](javascript:y)

5 <3 you
`;

/** What is said of it, by its lines. */
const lines = [2, 4, 7, 7, 7, 9, 9, 11];

const linesIn = (out: string): readonly number[] =>
  [...out.matchAll(/^src\/content\/releases\/faulty\.mdx:(\d+): ./gm)].map(([, line]) =>
    Number(line),
  );

// Seen to fail: with readers that throw at the first fault.
test('all that is wrong with a text is said at once, by line', async () => {
  const path = resolve(import.meta.dirname, '../../src/content/releases/faulty.mdx');
  const said = await readText('releases', faulty, path).then(
    () => '',
    (error: Error) => error.message,
  );
  expect(linesIn(said)).toEqual(lines);
});

test('an author whose name is nearly that of a colleague is asked about', () => {
  const [known] = recordsOf('people');
  if (!known) return;
  const file = 'src/content/blog/x.mdx';
  const slip = known.name.slice(1);
  expect(authorDoubts([{ file, author: slip }])).toEqual([
    `${file}: is the author ${known.name}, who is written ${slip} here?`,
  ]);
  for (const author of [known.name, 'Somebody Quite Else'])
    expect(authorDoubts([{ file, author }])).toEqual([]);
});

describe.runIf(full)('a copy with faults in several texts', () => {
  test('the check and the build say all of them, by file and line', { timeout: 600_000 }, () => {
    const copy = copyProject();
    onTestFinished(copy.remove);
    const terms = join(copy.folder, 'src/content/legal/terms.mdx');
    const name = 'src/content/releases/faulty.mdx';
    writeFileSync(join(copy.folder, name), faulty);
    writeFileSync(terms, readFileSync(terms, 'utf8').replace(/^## /m, '#### '));
    const { stderr } = spawnSync(process.execPath, ['scripts/check-texts.ts'], {
      cwd: copy.folder,
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^src\/content\/legal\/terms\.mdx:\d+: #### leaves a level out; /m);
    expect(linesIn(stderr)).toEqual(lines);
    expect(() => copy.build()).toThrow(stderr.trim());
  });
});
