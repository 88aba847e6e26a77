import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { afterAll, expect, test } from 'vitest';

import { languages } from '../../src/config/languages.ts';
import { copyProject } from '../../tests/support/project-copy.ts';
import { claimFolder } from '../machine.mjs';

const { folder, env, remove } = copyProject();
afterAll(remove);

const build = () =>
  spawnSync(process.execPath, [join(folder, 'generator/languages/build-each.ts')], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });

// Seen to fail: it ended without a word. Windows has no such signal.
test.skipIf(process.platform === 'win32')('a build that the system ends is said to be', () => {
  const vite = join(folder, 'node_modules/vite');
  const own = readlinkSync(vite);
  unlinkSync(vite);
  mkdirSync(join(vite, 'bin'), { recursive: true });
  for (const name of readdirSync(own).filter((one) => one !== 'bin'))
    symlinkSync(join(own, name), join(vite, name));
  writeFileSync(join(vite, 'bin/vite.js'), "process.kill(process.pid, 'SIGKILL');");
  const { status, stderr } = build();
  expect(stderr).toContain(
    `The system ended the build of ${languages[0].tag}, most likely because its memory is full: end other programs, and run this again.\n`,
  );
  expect(status).toBe(1);
});

// Seen to fail: the second build wrote the style sheets of its language over those of the first, and was refused then.
test('a build beside another one is refused before it writes anything', () => {
  claimFolder(folder);
  const { status, stderr } = build();
  expect(stderr).toMatch(`Process ${process.pid} is installing or building in this folder`);
  expect(status).toBe(1);
  expect(existsSync(join(folder, '.build/styles'))).toBe(false);
});
