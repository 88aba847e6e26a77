import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { parseSums, type Sums, writeSums } from './sums.ts';

const sum = createHash('sha256').update('paper').digest('hex');
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

test.each(['no sum here', `${sum}`, `${sum.toUpperCase()}  a`, `${sum}  `, `\\${sum}  a\\nb`])(
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
