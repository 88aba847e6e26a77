import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../src/content/blog');

/** Every article as its author wrote it: the file's name, its title, and its text without front matter. */
export const writtenArticles = globSync('*.mdx', { cwd: folder }).map((file) => {
  const [, head = '', ...body] = readFileSync(resolve(folder, file), 'utf8').split(/^---$/m);
  return {
    slug: basename(file, '.mdx'),
    title: /^title: '(.*)'$/m.exec(head)?.[1]?.replaceAll("''", "'") ?? '',
    text: body.join('---'),
  };
});
