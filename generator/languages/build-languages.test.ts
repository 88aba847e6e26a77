import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { expect, onTestFinished, test } from 'vitest';

import { copyProject } from '../../tests/support/project-copy.ts';
import { claimFolder } from '../machine.mjs';

// Seen to fail: the second build wrote the style sheets of its language over those of the first, and was refused then.
test('a build beside another one is refused before it writes anything', () => {
  const { folder, env, remove } = copyProject();
  onTestFinished(remove);
  claimFolder(folder);
  const program = join(folder, 'generator/languages/build-each.ts');
  const { status, stderr } = spawnSync(process.execPath, [program], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(`Process ${process.pid} is installing or building in this folder`);
  expect(status).toBe(1);
  expect(existsSync(join(folder, '.build/styles'))).toBe(false);
});
