import type { MDXContent } from 'mdx/types';

import { keysOf } from '../lib/records.ts';
import { topicCategories } from './categories.ts';
import { type ProseFacts, inReadingOrder, type TopicRecord } from './text-records.ts';
import type { TopicFields } from './front-matter.ts';

type TopicModule = {
  frontmatter: TopicFields;
  facts: ProseFacts;
  lang: string | undefined;
  default: MDXContent;
};

/** A topic of the documentation: front matter, headings and body. */
export type Topic = TopicRecord & { headings: ProseFacts['outline']; Body: MDXContent };

const files = import.meta.glob<TopicModule>('./docs/*.mdx', { eager: true });

/** The topics in reading order, without drafts. Adding one means adding a file to `content/docs/`. */
export const topics: readonly Topic[] = inReadingOrder(
  Object.entries(files)
    .map(([file, { frontmatter, facts, lang, default: Body }]) => ({
      ...frontmatter,
      lang,
      slug: file.slice('./docs/'.length, -'.mdx'.length),
      headings: facts.outline,
      Body,
    }))
    // The development server and previews show drafts, too.
    .filter(({ draft = false }) => import.meta.env.DEV || import.meta.env.PREVIEW || !draft),
);

export const topicsByCategory = keysOf(topicCategories).map((id) => ({
  id,
  topics: topics.filter(({ category }) => category === id),
}));
