import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../src/content/blog');

export const writtenArticles = globSync('*.mdx', { cwd: folder }).map((file) => {
  const [, head = '', ...body] = readFileSync(resolve(folder, file), 'utf8').split(/^---$/m);
  return {
    slug: basename(file, '.mdx'),
    comments: [...head.matchAll(/^ {2}- author: /gm)].length,
    title: /^title: '(.*)'$/m.exec(head)?.[1]?.replaceAll("''", "'") ?? '',
    text: body.join('---'),
  };
});

/** The last article by slug, for tests of comments. */
export const commentedArticle = (() => {
  const [first] = writtenArticles.toSorted((a, b) => b.slug.localeCompare(a.slug));
  if (!first) throw new Error('There is no article to comment on');
  return { path: `/blog/${first.slug}`, comments: first.comments };
})();
