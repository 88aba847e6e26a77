/** The fields that begin articles, topics and legal texts. */
import * as v from 'valibot';

import { articleCategories } from './article-kinds.ts';
import { day, draft, idOf, line, sample, title, whole, yesOrNo } from './fields.ts';
import { topicCategories } from './topic-record.ts';

const author = line('Ada Byron');

export const articleFields = v.strictObject({
  title: title('What we learned'),
  /** Also the page's description, which search engines cut at about 155 characters. */
  excerpt: line('What the reader learns.', 155),
  author,
  /** Whether author and comments are invented. */
  sample,
  draft,
  date: day,
  /** The day of a later note at the top of the text. */
  updated: v.optional(day),
  category: idOf(articleCategories),
  /** Computed if missing, and checked against the text if given. */
  readTime: v.optional(line('2 min read')),
  featured: yesOrNo,
  /** Name of the figure shown in lists. */
  figure: line('malus'),
  comments: v.optional(
    v.array(
      v.strictObject({ author, date: day, content: line('Well said.') }),
      "a list whose items begin with - author: '…'",
    ),
    [],
  ),
});

export type ArticleFields = v.InferOutput<typeof articleFields>;

export const topicFields = v.strictObject({
  title: title('API keys'),
  category: idOf(topicCategories),
  /** Position within the category. */
  order: whole,
  summary: line('What the topic explains.'),
});

export type TopicFields = v.InferOutput<typeof topicFields>;

/** The legal texts, each shown by a page of the same name. */
export const legalNames = ['privacy', 'terms', 'security', 'accessibility'] as const;

export const legalFields = v.strictObject({
  title: title('Privacy Policy'),
  lede: line('What this site keeps, and where.'),
  /** Date of the last change. */
  changed: day,
});

export type LegalFields = v.InferOutput<typeof legalFields>;
