/** The fields that begin articles, topics and legal texts. */
import * as v from 'valibot';

import { articleCategories } from './article-kinds.ts';
import { about, day, draft, line, idOf, sample, title, whole, yesOrNo } from './fields.ts';
import { topicCategories } from './topic-record.ts';

const author = line('Ada Byron');

export const articleFields = v.strictObject({
  title: title('What we learned'),
  excerpt: about(
    'Shown in lists, and by search engines, which cut it at about 155 characters.',
    line('What the reader learns.', 155),
  ),
  author,
  sample,
  draft,
  date: about('It appears on this day, not before.', day),
  updated: v.optional(about('The day of a later note at the top of the text.', day)),
  category: idOf(articleCategories),
  readTime: v.optional(
    about('Counted if missing, and checked against the text if given.', line('2 min read')),
  ),
  featured: about('Whether it stands at the head of the blog.', yesOrNo),
  figure: v.pipe(
    line('malus'),
    v.description('The drawing in lists.'),
    v.metadata({ holds: 'figure' }),
  ),
  comments: v.optional(
    about(
      'Shown below the text, before those that readers write.',
      v.array(
        v.strictObject({ author, date: day, content: line('Well said.') }),
        "a list whose items begin with - author: '…'",
      ),
    ),
    [],
  ),
});

export type ArticleFields = v.InferOutput<typeof articleFields>;

export const topicFields = v.strictObject({
  title: title('API keys'),
  category: idOf(topicCategories),
  order: about('Its place within the category, such as 2.', whole),
  summary: about('Shown in the list.', line('What the topic explains.')),
  draft,
});

export type TopicFields = v.InferOutput<typeof topicFields>;

/** The legal texts, each shown by a page of the same name. */
export const legalNames = ['privacy', 'terms', 'security', 'accessibility'] as const;

export const legalFields = v.strictObject({
  title: title('Privacy Policy'),
  lede: about('Stands below the title.', line('What this site keeps, and where.')),
  changed: about('The day of the last change. The page shows it.', day),
});

export type LegalFields = v.InferOutput<typeof legalFields>;
