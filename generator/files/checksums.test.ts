import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { parseSums, type Sums } from '../../src/lib/seal/sums.ts';
import { checksumsIn, writeSums } from './checksums.ts';

const sum = hash('sha256', 'paper');
const commit = '03d18e4e6f6e0a8f1d0c2b7a9e5d4c3b2a190807';
const list: Sums = {
  edition: '2026-11-28',
  commit,
  files: new Map([
    ['a/b c.pdf', sum],
    ['ä.html', sum],
  ]),
};

test('a list can be read back, with or without a commit', () => {
  expect(parseSums(writeSums(list))).toEqual(list);
  expect(parseSums(writeSums({ ...list, commit: '' }))).toEqual({ ...list, commit: '' });
  expect(parseSums(writeSums(list).replaceAll('\n', '\r\n'))).toEqual(list);
});

test.each(['no sum here', sum, `${sum.toUpperCase()}  a`, `${sum}  `, `\\${sum}  a\\nb`])(
  'a line such as %j is refused by name',
  (line) => {
    expect(() => parseSums(`${writeSums(list)}${line}\n`)).toThrow(
      `Not a line as sha256sum writes it: ${line.trimEnd()}`,
    );
  },
);

test.skipIf(process.platform !== 'linux')(
  'sha256sum reads it, and takes the edition for a comment',
  () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'paper.pdf'), 'paper');
    const text = writeSums({ ...list, files: new Map([['paper.pdf', sum]]) });
    const run = spawnSync('sha256sum', ['--check', '--strict'], { cwd: folder, input: text });
    expect([run.status, run.stdout.toString(), run.stderr.toString()]).toEqual([
      0,
      'paper.pdf: OK\n',
      '',
    ]);
  },
);

test('every file is listed but the list, settings of hosts and compressed copies', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, '.well-known'));
  const listed = ['.well-known/security.txt', 'a.html', 'b.gz', 'page.br'];
  const others = ['SHA256SUMS', 'SHA256SUMS.sig', '_headers', 'a.html.br', 'a.html.gz'];
  for (const name of [...listed, ...others]) writeFileSync(join(folder, name), 'paper');
  const files = checksumsIn(folder);
  expect([...files.keys()].toSorted()).toEqual(listed);
  expect([...new Set(files.values())]).toEqual([sum]);
});

test.skipIf(process.platform === 'win32')('a name that a list cannot have is refused', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'a\nb'), '');
  expect(() => checksumsIn(folder)).toThrow(String.raw`no list of checksums can have this name`);
});
