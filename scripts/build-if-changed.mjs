import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { machineFailure } from '../generator/machine.mjs';
import { run } from './commands.mjs';

/** Everything that a build reads besides its packages, relative to the root. */
export const buildSources = [
  'src',
  'generator',
  'package.json',
  'package-lock.json',
  // The accessibility page states the versions of the audit tools.
  'tools/audit/package.json',
  'tsconfig.json',
  'vite.config.ts',
];

const root = fileURLToPath(new URL('..', import.meta.url));

/** The latest modification time under a path, in milliseconds since 1970. */
function changedAt(path) {
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  return Math.max(info.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

const signDemonstration = () => run('node', ['tools/owner/sign.ts', '--after-build']);

/**
 * Builds the site. Exits if that fails.
 * @param {readonly string[]} parameters for Vite
 */
export function buildSite(parameters) {
  try {
    // Vite writes to both.
    for (const folder of [root, join(root, 'node_modules')]) accessSync(folder, constants.W_OK);
  } catch (error) {
    console.error(machineFailure(error) ?? error.message);
    process.exit(1);
  }
  run('node', ['tools/owner/demonstration.ts']);
  // Where the environment says `development`, the site would have React's code for developers, twice as heavy.
  run('node', ['generator/languages/build-each.ts', ...parameters], { NODE_ENV: 'production' });
  signDemonstration();
}

/** Builds the site if sources changed since the last build, or if that was on another day. Exits if the build fails. */
export function buildIfChanged() {
  // An interrupted build has no search index, which is written last.
  const last = join(root, 'dist', 'search-index.json');
  const newest = Math.max(...buildSources.map((source) => changedAt(join(root, source))));
  const builtAt = existsSync(last) ? statSync(last).mtime : new Date(0);
  // Texts come and go on their days.
  const isOfToday = builtAt.toDateString() === new Date().toDateString();
  if (builtAt.getTime() > newest && isOfToday) {
    console.log('dist/ is up to date.');
    signDemonstration();
  } else {
    console.log('Building dist/…');
    buildSite(['--logLevel', 'warn']);
  }
}
