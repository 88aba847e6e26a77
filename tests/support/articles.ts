import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

import { articleFields, topicFields } from '../../src/content/front-matter.ts';
import { inReadingOrder } from '../../src/content/text-records.ts';
import { checkedFields, readFrontMatter } from '../../generator/texts/front-matter.ts';
import { isShown } from '../../generator/texts/on-show.ts';
import { headAndProse, plainText } from '../../generator/texts/plain-text.ts';

/** The MDX files of a folder, as the build reads them. The bundler, which does so for the site, does not run here. */
function textsIn(folder: 'blog' | 'docs') {
  const place = resolve(import.meta.dirname, '../../src/content', folder);
  return globSync('*.mdx', { cwd: place }).map((name) => {
    const file = `src/content/${folder}/${name}`;
    const written = { file, text: plainText(readFileSync(resolve(place, name), 'utf8'), file) };
    const { head, prose } = headAndProse(written);
    return {
      slug: basename(name, '.mdx'),
      written,
      frontmatter: readFrontMatter(head, file),
      text: prose,
    };
  });
}

export const writtenArticles = textsIn('blog').flatMap(({ slug, written, frontmatter, text }) => {
  const fields = checkedFields(articleFields, frontmatter, written);
  if (!isShown(fields)) return [];
  const article = {
    ...fields,
    slug,
    /** Empty for an article as it was first published. */
    updated: fields.updated ?? '',
    comments: fields.comments.length,
    text,
  };
  return [article];
});

/** The topics of the documentation in reading order. */
export const writtenTopics = inReadingOrder(
  textsIn('docs').map(({ slug, written, frontmatter, text }) => ({
    ...checkedFields(topicFields, frontmatter, written),
    slug,
    text,
  })),
);

/** An article to open. */
export const anyArticle = (() => {
  const [first] = writtenArticles.toSorted((a, b) => b.slug.localeCompare(a.slug));
  if (!first) throw new Error('There is no article to open');
  return { path: `/blog/${first.slug}`, ...first };
})();
