import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

import { describe, expect, test } from 'vitest';

import { demos } from '../../src/config/demos.ts';
import { copyProject } from '../support/project-copy.ts';
import { full } from '../support/full.ts';

const typeChecker = resolve(import.meta.dirname, '../../node_modules/typescript/bin/tsc');

describe.runIf(full)('without a demonstration’s folder and its line', () => {
  // Seen to fail: with a page that imports a file of the folder, and with a link to its address.
  test.each(demos)(
    '%s: the site builds without a dead link, and its types fit',
    { timeout: 600_000 },
    (name) => {
      const copy = copyProject();
      rmSync(join(copy.folder, 'src/demos', name), { recursive: true });
      const list = join(copy.folder, 'src/config/demos.ts');
      const line = new RegExp(`^  '${name}',\\n`, 'm');
      writeFileSync(list, readFileSync(list, 'utf8').replace(line, ''));
      copy.build();
      const words = [typeChecker, '--noEmit', '-p', '.'];
      const types = spawnSync(process.execPath, words, { cwd: copy.folder, encoding: 'utf8' });
      expect(types.stdout).toBe('');
      copy.remove();
    },
  );
});
