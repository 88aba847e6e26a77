import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

import { inReadingOrder, readTopic } from '../../src/content/topic-record.ts';

/** The MDX files of a folder. The bundler, which reads them for the site, does not run in these tests. */
function textsIn(name: string) {
  const folder = resolve(import.meta.dirname, '../../src/content', name);
  return globSync('*.mdx', { cwd: folder }).map((file) => {
    const [, head = '', ...body] = readFileSync(resolve(folder, file), 'utf8').split(/^---$/m);
    const field = (key: string): string => {
      const value = new RegExp(`^${key}: (.*)$`, 'm').exec(head)?.[1] ?? '';
      return /^'.*'$/.test(value) ? value.slice(1, -1).replaceAll("''", "'") : value;
    };
    return { file, head, field, text: body.join('---') };
  });
}

export const writtenArticles = textsIn('blog').map(({ file, head, field, text }) => ({
  slug: basename(file, '.mdx'),
  date: field('date'),
  /** Empty for an article as it was first published. */
  updated: field('updated'),
  category: field('category'),
  comments: [...head.matchAll(/^ {2}- author: /gm)].length,
  title: field('title'),
  text,
}));

/** The topics of the documentation in reading order. */
export const writtenTopics = inReadingOrder(
  textsIn('docs').map(({ file, field, text }) => {
    const [title, category, summary] = [field('title'), field('category'), field('summary')];
    const topic = { title, category, summary, order: Number(field('order')) };
    return { ...readTopic(`docs/${file}`, topic), text };
  }),
);

/** An article to open. */
export const anyArticle = (() => {
  const [first] = writtenArticles.toSorted((a, b) => b.slug.localeCompare(a.slug));
  if (!first) throw new Error('There is no article to open');
  return { path: `/blog/${first.slug}`, ...first };
})();
