/** The fields that begin articles, topics and legal texts. A message says what is expected, with an example. */
import * as v from 'valibot';

import { rootBase, rootUrl } from '../config/base.ts';
import { takeBase } from '../lib/base-path.ts';
import { keysOf } from '../lib/records.ts';
import { isIsoDay, type IsoDay } from '../lib/time/dates.ts';
import { articleCategories, topicCategories } from './categories.ts';
import { slipsIn } from './slips.ts';

/** HTML, Markdown and names in braces, which fields show as they are written. `AT&T;`, `Map<string>` and `2**8` are none. */
const markup =
  /&(?:#\d+|#x[\da-f]+|amp|lt|gt|quot|apos|nbsp|shy|copy|reg|trade|euro|hellip|[mn]dash|[lr][ads]quo|[a-z](?:uml|acute|grave|circ|tilde|cedil|ring|slash)|szlig);|<br ?\/?>|<([a-z]+)\b[^>]*>.*<\/\1>|(?<![\p{L}\p{N}*])\*{1,3}(?=[^\s*])[^*]*[^\s*]\*{1,3}(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])__?(?=[^\s_])[^_]*[^\s_]__?(?![\p{L}\p{N}_])|!\[[^\]]*\]\([^)]*\)|\[[^\][]+\]\([^)\s]+\)|(?<!\w)`[^`]+`(?!\w)|^#{1,6} \S|\{[a-z][\w.]*\}/iu;

/**
 * A text without the quotation marks that a word processor, or a second pair of hands, put around it. They are
 * written as escapes, because the site's typeface gets every character in its sources.
 */
export const unquoted = (text: string): string =>
  text
    .replace(
      /^["\u201c-\u201e\xab\xbb]+([^"\u201c-\u201e\xab\xbb]*)["\u201c-\u201e\xab\xbb]+$/,
      '$1',
    )
    .replace(/^\u2018([^\u2018]*)\u2019$/, '$1')
    .replaceAll(/([\u201c\u201d])\1+/g, '$1')
    .trim();

/** @returns what would be printed as it is, such as `**bold**`; nothing in a plain text */
export const markupIn = (text: string): string | undefined =>
  markup.exec(text)?.[0] ?? slipsIn(text)[0]?.found;

/** With one blank between words; blanks at which no line breaks stay. */
export const spaced = (text: string): string => text.trim().replaceAll(/[^\S\u00a0\u202f]+/g, ' ');

/**
 * Plain text on one line.
 * @param most characters that there is room for
 */
export function line(example: string, most = 1_000) {
  const expected = `a text in quotes, such as '${example}'`;
  return v.pipe(
    v.string(expected),
    v.transform((text) => unquoted(spaced(text))),
    v.check((text) => /[\p{L}\p{N}]/u.test(text), expected),
    v.check(
      (text) => markupIn(text) === undefined,
      ({ input }) =>
        `it without ${markupIn(input)}, because this text has no markup; & is written &`,
    ),
    v.maxLength(most, ({ received }) => `at most ${most} characters, not ${received}`),
    v.examples([example]),
  );
}

/** A field with what it is for, in the words of those who write: its form shows them (`tools/editor`). */
export const about = <Schema extends v.GenericSchema>(words: string, schema: Schema) =>
  v.pipe(schema, v.description(words));

/** A title has to fit its list, its picture for sharing and the tab of a browser. */
export const title = (example: string) => line(example, 90);

export const oneOf = <const Names extends readonly string[]>(names: Names) =>
  v.picklist(names, `one of ${names.map((name) => `'${name}'`).join(', ')}`);

/** An id, for which texts say a word that is the same in every language. */
const idOf = <Id extends string>(words: Readonly<Record<Id, string>>) =>
  v.pipe(
    oneOf(Object.values<string>(words)),
    v.transform((written) => keysOf(words).find((id) => words[id] === written) as Id),
  );

const dayForm = 'as 2026-12-01: year, month, day';

const isMore = (input: unknown): input is string =>
  typeof input === 'string' && input.length > 10 && isIsoDay(input.slice(0, 10));

const hour = / (?:[01]?\d|2[0-3]):[0-5]\d$/;

/**
 * @param dayIn what is written
 * @param faultOfMore what is wrong with what begins with a day
 */
const dayBy = (dayIn: (written: string) => string, faultOfMore: (written: string) => string) =>
  v.pipe(
    v.custom<IsoDay>(
      (value) => typeof value === 'string' && isIsoDay(dayIn(value)),
      ({ input }) => {
        if (input === '' || input === null) return `it ${dayForm}`;
        return isMore(input) ? faultOfMore(input) : `is not a day. Write it ${dayForm}.`;
      },
    ),
    // A slip of the hand: 1926 for 2026.
    v.check(
      (written) => /^(?:19[89]|20)/.test(written),
      `is in another century. Write it ${dayForm}.`,
    ),
  );

export const day = v.pipe(
  dayBy(
    (written) => written,
    (written) => `is more than a day. Write it as ${written.slice(0, 10)}.`,
  ),
  v.metadata({ holds: 'day' }),
);

/** The day on which a text appears, perhaps with the hour at headquarters. */
export const dayOrHour = v.pipe(
  dayBy(
    (written) => written.replace(hour, ''),
    () => 'is no day with an hour. Write it as 2026-12-01, or as 2026-12-01 09:00.',
  ),
  v.metadata({ holds: 'hour' }),
);

/** Fields whose date is a day, as all dates are, with the hour beside it. */
export const withHour = <Fields extends { readonly date: IsoDay }>({
  date,
  ...fields
}: Fields): Omit<Fields, 'date'> & { date: IsoDay; hour?: string } => ({
  ...fields,
  date: date.slice(0, 10) as IsoDay,
  ...(date.length > 10 && { hour: date.slice(11).padStart(5, '0') }),
});

const wholeNumber = 'a whole number from 1, without quotes';

export const whole = v.pipe(
  v.number(wholeNumber),
  v.integer(wholeNumber),
  v.minValue(1, wholeNumber),
);

export const yesOrNo = v.boolean('true or false, without quotes');

/** See `config/sample.ts`. */
export const sample = v.optional(about('Whether something in the text is invented.', yesOrNo));

export const draft = v.optional(
  about(
    'Whether it is held back: builds leave it out; `npm run dev` and previews show it.',
    yesOrNo,
  ),
);

/** A path from where the site begins, also if its author copied the whole address. */
function pathFrom(written: string): string {
  const { origin } = new URL(rootUrl);
  const path = takeBase(rootBase, written.replace(origin, ''));
  return path.replace(/(?<=.)\/$/, '');
}

const oldAddresses =
  "a list: below was:, a line   - '/blog/an-old-name' for each old address, without ? and # and what comes after them";

const otherSigns = /^\/[^?#]*[^\w.~/?#-]/;

const foreignAddress =
  'is an address with other signs than a to z, digits, - . _ and ~: redirect it at your host, and delete it here';

/** Where a text stood before its file got another name. */
export const was = v.optional(
  about(
    'Its old addresses, the oldest first. Each leads to the text.',
    v.array(
      v.pipe(
        line('/blog/an-old-name', 200),
        v.transform(pathFrom),
        v.check(
          (path) => /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/.test(path),
          ({ input }) => (otherSigns.test(input) ? foreignAddress : oldAddresses),
        ),
      ),
      oldAddresses,
    ),
  ),
);

const author = line('Ada Byron');

const articleEntries = v.strictObject({
  title: title('What we learned'),
  excerpt: about(
    'Shown in lists, and by search engines, which cut it at about 155 characters.',
    line('What the reader learns.', 155),
  ),
  author,
  sample,
  draft,
  was,
  date: about('It appears then, not before.', dayOrHour),
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

export const articleFields = v.pipe(articleEntries, v.transform(withHour));

export type ArticleFields = v.InferOutput<typeof articleFields>;

export const topicFields = v.strictObject({
  title: title('API keys'),
  category: idOf(topicCategories),
  order: about('Its place within the category, such as 2.', whole),
  summary: about('Shown in the list.', line('What the topic explains.')),
  draft,
  was,
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
