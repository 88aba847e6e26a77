import { mkdirSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterEach, expect, test, vi } from 'vitest';

import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { keysFolder } from './private-keys.ts';

const project = resolve(import.meta.dirname, '../..');
afterEach(() => {
  vi.unstubAllEnvs();
});

function folderFor(asked: string): string {
  vi.stubEnv('KEYS_FOLDER', asked);
  return keysFolder();
}

// Seen to fail: the third, with a path that begins with two dots taken for one outside; the link below.
test.each(['', '/private', '/..keys', '/src/..'])(
  'private keys may not be in the project%s',
  (path) => {
    expect(() => folderFor(project + path)).toThrow('Private keys must be outside the project.');
  },
);

test('nor behind a link into it', () => {
  const link = join(temporaryFolder(), 'keys');
  symlinkSync(join(project, 'src'), link);
  expect(() => folderFor(join(link, 'new'))).toThrow('Private keys must be outside the project.');
});

test('they may be beside the project, or anywhere else', () => {
  const elsewhere = temporaryFolder();
  mkdirSync(join(elsewhere, 'a'));
  for (const folder of [`${project}-keys`, join(project, '../..keys'), join(elsewhere, 'a', 'new')])
    expect(folderFor(folder)).toBe(resolve(folder));
});

test('a folder for settings that is set to nothing is not set', () => {
  vi.stubEnv('KEYS_FOLDER', '');
  vi.stubEnv('XDG_CONFIG_HOME', '');
  vi.stubEnv('APPDATA', '');
  expect(keysFolder()).toBe(join(homedir(), '.config/site-keys'));
});
