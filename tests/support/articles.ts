import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

import { company } from '../../src/config/site.ts';
import { isDue } from '../../src/content/blog-lists.ts';
import { articleFields, topicFields } from '../../src/content/front-matter.ts';
import { inReadingOrder } from '../../src/content/topic-record.ts';
import { checkedFields, readFrontMatter } from '../../generator/texts/front-matter.ts';
import { partsOf, plainText } from '../../generator/texts/plain-text.ts';

/** The MDX files of a folder, as the build reads them. The bundler, which does so for the site, does not run here. */
function textsIn(folder: 'blog' | 'docs') {
  const place = resolve(import.meta.dirname, '../../src/content', folder);
  return globSync('*.mdx', { cwd: place }).map((name) => {
    const file = `src/content/${folder}/${name}`;
    const written = { file, text: plainText(readFileSync(resolve(place, name), 'utf8'), file) };
    const { head, prose } = partsOf(written);
    return {
      slug: basename(name, '.mdx'),
      written,
      frontmatter: readFrontMatter(head, file),
      text: prose,
    };
  });
}

const allArticles = textsIn('blog').map(({ slug, written, frontmatter, text }) => {
  const fields = checkedFields(articleFields, frontmatter, written);
  return {
    ...fields,
    slug,
    /** Empty for an article as it was first published. */
    updated: fields.updated ?? '',
    comments: fields.comments.length,
    text,
  };
});

/** Those that the build publishes. */
export const writtenArticles = allArticles.filter((article) =>
  isDue(article, new Date(), company.timeZone),
);

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
