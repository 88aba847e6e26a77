import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { writtenArticles } from '../support/articles.ts';
import { expect, test } from '../support/test.ts';

const root = resolve(import.meta.dirname, '../..');
const scripts = globSync('dist/assets/*.js', { cwd: root }).map((file) => ({
  file,
  code: readFileSync(resolve(root, file), 'utf8'),
}));

/** Runs of eight words, long enough to be unique. */
const stretches = (text: string) =>
  [...text.matchAll(/(?:[A-Za-z]+[ ,]+){7}[A-Za-z]+/g)].map(([words]) => words);

const legal = globSync('src/content/legal/*.mdx', { cwd: root }).map((file) => ({
  slug: file,
  title: '',
  text: readFileSync(resolve(root, file), 'utf8'),
}));

test('there are scripts and texts to compare', () => {
  expect(scripts.length).toBeGreaterThan(5);
  for (const { slug, text } of [...writtenArticles, ...legal])
    expect(stretches(text).length, slug).toBeGreaterThan(0);
});

for (const { slug, title, text } of [...writtenArticles, ...legal]) {
  test(`no script contains text of ${slug}`, () => {
    const found = scripts.flatMap(({ file, code }) =>
      [...stretches(text), ...(title ? [title] : [])]
        .filter((words) => code.includes(words))
        .map((words) => `${file}: ${words}`),
    );
    expect(found).toEqual([]);
  });
}
