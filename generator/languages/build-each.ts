/** Builds the site once for each of its languages, with the same parameters for Vite. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import process from 'node:process';

import { languages } from '../../src/config/languages.ts';

const vite = resolve(import.meta.dirname, '../../node_modules/vite/bin/vite.js');

const began = String(Date.now());
for (const { tag } of languages) {
  const { status } = spawnSync(process.execPath, [vite, 'build', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, SITE_LANGUAGE: tag, BUILD_BEGAN: began },
  });
  if (status !== 0) process.exit(status ?? 1);
}
