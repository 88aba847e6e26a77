/** The fields that begin each written text. A message says what is expected, with an example. */
import * as v from 'valibot';

import { hasVisible } from '../lib/text/visible.ts';
import { isIsoDay, type IsoDay } from '../lib/time/dates.ts';
import { articleCategories } from './article-kinds.ts';
import { topicCategories } from './topic-record.ts';

/** HTML and Markdown, which fields show as they are written. `AT&T;`, `Map<string>` and `2**8` are none. */
const markup =
  /&(?:#\d+|#x[\da-f]+|amp|lt|gt|quot|apos|nbsp|shy|copy|reg|trade|euro|hellip|[mn]dash|[lr][ads]quo|[a-z](?:uml|acute|grave|circ|tilde|cedil|ring|slash)|szlig);|<br ?\/?>|<([a-z]+)\b[^>]*>.*<\/\1>|(?<![\p{L}\p{N}*])\*\*(?=\S)[^*]*[^\s*]\*\*(?![\p{L}\p{N}*])|\[[^\][]+\]\([^)\s]+\)/iu;

/** Text on one line, without spaces around it. */
function line(example: string) {
  const expected = `a text in quotes, such as '${example}'`;
  return v.pipe(
    v.string(expected),
    v.transform((text) => text.trim().replaceAll(/\s+/g, ' ')),
    v.check(hasVisible, expected),
    v.check(
      (text) => !markup.test(text),
      ({ input }) =>
        `it without ${markup.exec(input)?.[0]}, because this text has no markup; & is written &`,
    ),
  );
}

const oneOf = <const Names extends readonly string[]>(names: Names) =>
  v.picklist(names, `one of ${names.map((name) => `'${name}'`).join(', ')}`);

const day = v.custom<IsoDay>(
  (value) => typeof value === 'string' && isIsoDay(value),
  "a day of the calendar, such as '2026-12-25'",
);

const author = line('Ada Byron');

const maxExcerpt = 155;

export const articleFields = v.strictObject({
  title: line('What we learned'),
  /** Also the page's description, which search engines cut at about 155 characters. */
  excerpt: v.pipe(
    line('What the reader learns.'),
    v.maxLength(maxExcerpt, ({ received }) => `at most ${maxExcerpt} characters, not ${received}`),
  ),
  author,
  /** Whether author and comments are invented (`config/sample.ts`). */
  sample: v.optional(v.literal(true, 'true without quotes, or no such line')),
  date: day,
  /** The day of a later note at the top of the text. */
  updated: v.optional(day),
  category: oneOf(articleCategories),
  /** Computed if missing, and checked against the text if given. */
  readTime: v.optional(line('2 min read')),
  featured: v.boolean('true or false, without quotes'),
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

const wholeNumber = 'a whole number from 1, without quotes';

export const topicFields = v.strictObject({
  title: line('API keys'),
  category: oneOf(topicCategories),
  /** Position within the category. */
  order: v.pipe(v.number(wholeNumber), v.integer(wholeNumber), v.minValue(1, wholeNumber)),
  summary: line('What the topic explains.'),
});

export type TopicFields = v.InferOutput<typeof topicFields>;

/** The legal texts, each shown by a page of the same name. */
export const legalNames = ['privacy', 'terms', 'security', 'accessibility'] as const;

export const legalFields = v.strictObject({
  title: line('Privacy Policy'),
  lede: line('What this site keeps, and where.'),
  /** Date of the last change. */
  changed: day,
});

export type LegalFields = v.InferOutput<typeof legalFields>;
