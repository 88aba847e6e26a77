/**
 * Builds the site once for each of its languages, with the same parameters for Vite. With `--if-changed`, only if it
 * is not built from what is there.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

import { languages } from '../../src/config/languages.ts';
import { beginBuild, finishBuild, isBuilt, madeFrom } from '../files/finished.ts';
import { builtRules } from '../hosts/headers.ts';
import { recipes } from '../hosts/recipes.ts';
import { machineFailure } from '../machine.mjs';

const root = resolve(import.meta.dirname, '../..');
const vite = join(root, 'node_modules/vite/bin/vite.js');

const ifChanged = '--if-changed';
const parameters = process.argv.slice(2).filter((word) => word !== ifChanged);

/** @throws Error of the machine, for example if the folder is another account's */
function build(): void {
  // Vite writes to both.
  for (const folder of [root, join(root, 'node_modules')]) accessSync(folder, constants.W_OK);
  const [began, from] = [String(Date.now()), madeFrom(root)];
  beginBuild(root);
  for (const { tag } of languages) {
    const { status } = spawnSync(process.execPath, [vite, 'build', ...parameters], {
      stdio: 'inherit',
      env: {
        ...process.env,
        // Where it is `development`, the site would have React's code for developers, twice as heavy.
        NODE_ENV: 'production',
        SITE_LANGUAGE: tag,
        BUILD_BEGAN: began,
      },
    });
    if (status !== 0) process.exit(status ?? 1);
  }
  // The policy names the style of each language, which the first build did not know.
  const dist = join(root, 'dist');
  for (const [name, text] of recipes(builtRules(dist))) writeFileSync(join(dist, name), text);
  finishBuild(root, from);
}

try {
  if (process.argv.includes(ifChanged) && isBuilt(root)) console.log('dist/ is up to date.');
  else {
    if (process.argv.includes(ifChanged)) console.log('Building dist/…');
    build();
  }
} catch (error) {
  const failure = error instanceof Error ? machineFailure(error) : null;
  if (failure === null) throw error;
  console.error(failure);
  process.exitCode = 1;
}
