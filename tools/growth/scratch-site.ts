import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { buildSources } from '../../scripts/build-sources.mjs';
import { syntheticArticle, wordsIn } from './synthetic-articles.ts';

const project = resolve(import.meta.dirname, '../..');
const blog = 'src/content/blog';

/** Copies the project to a temporary folder, which the caller removes, and adds articles up to `total`. */
export function scratchSite(total: number): string {
  const folder = mkdtempSync(join(tmpdir(), `growth-${total}-`));
  for (const name of buildSources)
    cpSync(join(project, name), join(folder, name), { recursive: true });
  // A folder of links, so that the build's cache stays in the copy.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(project, 'node_modules'))) {
    if (name.startsWith('.')) continue;
    symlinkSync(join(project, 'node_modules', name), join(folder, 'node_modules', name));
  }
  const written = readdirSync(join(folder, blog));
  const vocabulary = written.flatMap((name) =>
    wordsIn(readFileSync(join(folder, blog, name), 'utf8')),
  );
  for (let index = 0; index < total - written.length; index += 1) {
    const { name, source } = syntheticArticle(index, vocabulary);
    writeFileSync(join(folder, blog, name), source);
  }
  return folder;
}

/** Adds a word to one article. Its reading time is computed, because it may differ now. */
export function changeArticle(folder: string): void {
  const name = readdirSync(join(folder, blog)).find((file) => file.endsWith('.mdx')) ?? '';
  const file = join(folder, blog, name);
  const text = readFileSync(file, 'utf8').replace(/^readTime: .*\n/m, '');
  writeFileSync(file, `${text}\nChanged.\n`);
}
