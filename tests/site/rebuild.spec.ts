import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { expect, test } from '../support/test.ts';

/** Builds the site, and returns the hash of every file. */
function filesOf(
  copy: ProjectCopy,
  env?: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  copy.build(env);
  const names = readdirSync(copy.dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    names.map((name) => [name, createHash('sha256').update(readFileSync(name)).digest('hex')]),
  );
}

let copy: ProjectCopy;
test.beforeAll(() => {
  copy = copyProject();
});
test.afterAll(() => copy.remove());

// Seen to fail: without the stamp, and without a page's needs, in the key in generator/write-site.ts.
test('a build with a cache and all threads writes the same bytes as one without, in one thread', () => {
  test.setTimeout(900_000);
  copy.build();
  const change = (file: string, from: RegExp | string, to: string) => {
    const path = join(copy.folder, file);
    const text = readFileSync(path, 'utf8');
    expect(text.replace(from, to), file).not.toBe(text);
    writeFileSync(path, text.replace(from, to));
  };
  const [article = ''] = globSync('src/content/blog/*.mdx', { cwd: copy.folder }).toSorted();
  // A title is on the article's neighbors and on the not-found page, too; the name is in the code of articles alone.
  change(article, /^title: '/m, "title: 'Changed ");
  change('src/pages/blog/article.tsx', '= blog.categories[category].name', '= category');
  const withCache = filesOf(copy);
  rmSync(join(copy.folder, 'node_modules/.cache'), { recursive: true });
  expect(withCache).toEqual(filesOf(copy, { BUILD_THREADS: '1' }));
});
