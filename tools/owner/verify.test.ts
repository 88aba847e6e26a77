import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

import { beforeEach, expect, test } from 'vitest';

import { writeChecksums } from '../../generator/files/checksums.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

const root = resolve(import.meta.dirname, '../..');
let folder: string;

beforeEach(() => {
  folder = join(temporaryFolder(), 'Ada’s files, it\'s "новые"');
  mkdirSync(folder);
  writeFileSync(join(folder, 'a paper.pdf'), 'paper');
  writeChecksums(folder, '2026-11-28');
});

/** What `npm run verify` prints that was typed in the folder: npm goes to that of the project. */
function verify(...words: readonly string[]): string {
  const env = { ...process.env, INIT_CWD: folder };
  const program = ['scripts/run.mjs', 'verify', ...words];
  const { stdout, stderr } = spawnSync(process.execPath, program, {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

// Seen to fail: with the file looked for in the project's folder.
test('a file is one of the folder in which the command was typed', () => {
  expect(verify('a paper.pdf')).toContain(`SHA-256 ${hash('sha256', 'paper')}`);
  expect(verify('a paper.pdf', '.')).toContain(`SHA-256 ${hash('sha256', 'paper')}`);
});

// Seen to fail: with the name that the system has for it.
test('a file that is not there is named in a sentence', () => {
  expect(verify('paper.pdf')).toBe('There is no file paper.pdf.\n');
});
