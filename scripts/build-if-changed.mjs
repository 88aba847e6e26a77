import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { buildSources } from './build-sources.mjs';
import { run } from './setup.mjs';

const root = resolve(import.meta.dirname, '..');
const sources = [...buildSources, 'package-lock.json'];

/** Latest change of a file, or of any file in a folder, in milliseconds since 1970. */
function changedAt(path) {
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  return Math.max(info.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

/** Builds the site unless nothing has changed since the last build; ends this process if that fails. */
export function buildIfChanged() {
  // The last file that a build writes: a build that was cut off has none.
  const last = join(root, 'dist', '_headers');
  const newest = Math.max(...sources.map((source) => changedAt(join(root, source))));
  if (existsSync(last) && statSync(last).mtimeMs > newest) console.log('dist/ is up to date.');
  else {
    console.log('Building dist/…');
    run('vite', ['build', '--logLevel', 'warn']);
  }
}
