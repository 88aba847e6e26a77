/** Builds the site once for each of its languages, with the same parameters for Vite. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

import { languages } from '../../src/config/languages.ts';
import { builtRules } from '../hosts/headers.ts';
import { recipes } from '../hosts/recipes.ts';

const vite = resolve(import.meta.dirname, '../../node_modules/vite/bin/vite.js');

const began = String(Date.now());
for (const { tag } of languages) {
  const { status } = spawnSync(process.execPath, [vite, 'build', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, SITE_LANGUAGE: tag, BUILD_BEGAN: began },
  });
  if (status !== 0) process.exit(status ?? 1);
}

// The policy names the style of each language, which the first build did not know.
const dist = resolve(import.meta.dirname, '../../dist');
for (const [name, text] of recipes(builtRules(dist))) writeFileSync(join(dist, name), text);
