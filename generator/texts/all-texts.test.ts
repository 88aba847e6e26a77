import { readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import process from 'node:process';

import { describe, expect, onTestFinished, test } from 'vitest';

import { full } from '../../tests/support/full.ts';
import { pathOf, textOf } from '../../tests/support/right-texts.ts';
import { copyProject } from '../../tests/support/project-copy.ts';
import type { IsoDay } from '../../src/lib/time/dates.ts';
import { authorDoubts } from '../blog/read-articles.ts';
import { dayFaults, readText, twins } from './all-texts.ts';
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

// Seen to fail: ENOENT, and no fault of any text.
test('what is wrong with a translation without its English text is said, too', async () => {
  const path = resolve(import.meta.dirname, '../../src/content/releases/faulty.de.mdx');
  await expect(readText('releases', faulty, path)).rejects.toThrow(
    /^src\/content\/releases\/faulty\.de\.mdx:2: /,
  );
});

// Seen to fail: an event could lead to a page that is not there.
test('the link of an event is one of its links', async () => {
  const source = textOf('events', { link: "'/no-such-page'" });
  const { links } = await readText('events', source, pathOf('events'));
  expect(links).toEqual([{ address: '/no-such-page', line: 5 }]);
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

test('two texts of one kind with one name are asked about, and an event that comes again is not', () => {
  const text = (name: string, term: object) => ({
    file: `src/content/${name}.mdx`,
    term,
    links: [],
  });
  const ada = { name: 'Ada Byron' };
  const days = { name: 'Days', day: '2026-12-01' };
  const texts = [
    text('people/ada', ada),
    text('people/ada.de', ada),
    text('people/ada-byron', ada),
  ];
  expect(
    twins([...texts, text('events/a', days), text('events/b', days), text('docs/ada', ada)]),
  ).toEqual([
    'src/content/people/ada-byron.mdx: src/content/people/ada.mdx is called Ada Byron, too; if it is the same, delete one of the two',
  ]);
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

// Seen to fail: a translation with the mark of the new English text and the old day was published.
test('a translation of a legal text has the day of the English one', () => {
  const text = (name: string, changed: IsoDay) => ({
    file: `src/content/legal/${name}`,
    term: { changed },
    links: [],
  });
  const texts = (german: IsoDay) => [text('terms.mdx', '2026-12-01'), text('terms.de.mdx', german)];
  expect(dayFaults(texts('2026-11-27'))).toEqual([
    expect.stringMatching(
      /^src\/content\/legal\/terms\.de\.mdx:\d+: changed: 2026-11-27 is not .* write 2026-12-01$/,
    ),
  ]);
  expect(dayFaults(texts('2026-12-01'))).toEqual([]);
});
