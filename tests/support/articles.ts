import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../src/content/blog');

export const writtenArticles = globSync('*.mdx', { cwd: folder }).map((file) => {
  const [, head = '', ...body] = readFileSync(resolve(folder, file), 'utf8').split(/^---$/m);
  const field = (name: string): string =>
    new RegExp(`^${name}: '(.*)'$`, 'm').exec(head)?.[1]?.replaceAll("''", "'") ?? '';
  return {
    slug: basename(file, '.mdx'),
    date: field('date'),
    /** Empty for an article as it was first published. */
    updated: field('updated'),
    category: field('category'),
    comments: [...head.matchAll(/^ {2}- author: /gm)].length,
    title: field('title'),
    text: body.join('---'),
  };
});

/** Names of the topics of the documentation. */
export const writtenTopics = globSync('*.mdx', {
  cwd: resolve(import.meta.dirname, '../../src/content/docs'),
}).map((file) => basename(file, '.mdx'));

/** An article to open. */
export const anyArticle = (() => {
  const [first] = writtenArticles.toSorted((a, b) => b.slug.localeCompare(a.slug));
  if (!first) throw new Error('There is no article to open');
  return { path: `/blog/${first.slug}`, ...first };
})();
