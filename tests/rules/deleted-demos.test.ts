import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

import { describe, expect, test } from 'vitest';

import { demos } from '../../src/config/published.ts';
import { copyProject } from '../support/project-copy.ts';
import { full } from '../support/full.ts';

const modules = resolve(import.meta.dirname, '../../node_modules');

/** What a check prints in a copy. The search for unused code takes 4 seconds, the build a minute. */
const printed = (folder: string, check: string, ...words: readonly string[]): string =>
  spawnSync(process.execPath, [join(modules, check), ...words], {
    cwd: folder,
    encoding: 'utf8',
    // A full run of the unit tests prints its seed when their settings are read.
    env: { ...process.env, FULL: '' },
  }).stdout;

describe.runIf(full)('without a demonstration’s folder and its line', () => {
  // Seen to fail: with a page that imports a file of the folder, with a link to its address, and with a function outside
  // the folder that only the demonstration calls.
  test.each(demos)(
    '%s: the site builds without a dead link, its types fit, and no code is left over',
    { timeout: 600_000 },
    (name) => {
      const copy = copyProject();
      rmSync(join(copy.folder, 'src/demos', name), { recursive: true });
      const list = join(copy.folder, 'src/config/published.ts');
      const line = new RegExp(`^  '${name}',\\n`, 'm');
      writeFileSync(list, readFileSync(list, 'utf8').replace(line, ''));
      copy.build();
      expect(printed(copy.folder, 'typescript/bin/tsc', '--noEmit', '-p', '.')).toBe('');
      // The guide for owners names the package that goes with the lab.
      const unused = ['--exclude', 'dependencies', '--no-config-hints'];
      expect(printed(copy.folder, 'knip/bin/knip.js', ...unused)).toBe('');
      copy.remove();
    },
  );
});
