import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';

import type { Rolldown, ViteBuilder } from 'vite';

import type { Assets } from './assets.ts';

const root = resolve(import.meta.dirname, '../..');

/** A hash of texts. */
export const digest = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

let stamp: string | undefined;

/** A hash of the code in this folder, of the versions of all packages and of Node. */
export function generatorStamp(): string {
  stamp ??= digest([
    process.version,
    ...['package-lock.json', ...globSync('generator/**/*.{ts,tsx}', { cwd: root }).toSorted()]
      .filter((name) => !name.endsWith('.test.ts'))
      .map((name) => readFileSync(resolve(root, name), 'utf8')),
  ]);
  return stamp;
}

/**
 * A hash of everything that turns the data of a page into its files, except that data: the bundled code of
 * `entry` with all it imports, the code in this folder, the names of the assets, and the year in the footer.
 */
export function renderStamp(
  bundle: Awaited<ReturnType<ViteBuilder['build']>>,
  entry: string,
  assets: Assets,
): string {
  if (!('output' in bundle)) throw new Error('code-stamp: expected one finished bundle');
  const chunks = new Map(
    bundle.output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const reached = new Map<string, Rolldown.OutputChunk>();
  const visit = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || reached.has(name)) return;
    reached.set(name, chunk);
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) visit(imported);
  };
  visit(`${entry}.js`);
  if (reached.size === 0) throw new Error(`code-stamp: the bundle has no ${entry}.js`);
  const code = [...reached.values()].map((chunk) => chunk.code);
  const year = String(new Date().getUTCFullYear());
  return digest([generatorStamp(), assets.key, year, ...code.toSorted()]);
}
