/** What the fields of written texts have in common. A message says what is expected, with an example. */
import * as v from 'valibot';

import { isIsoDay, type IsoDay } from '../lib/time/dates.ts';

/** Signs of Markdown and HTML, which a field would print as they are. */
const markup =
  /!?\[[^\]]*\]\([^)]*\)|\*\*[^*]+\*\*|(?<!\w)__[^_]+__(?!\w)|`[^`]+`|^#{1,6} |<\/?[a-z][^<>]*>/;

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
export const markupIn = (text: string): string | undefined => markup.exec(text)?.[0];

const spaced = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/**
 * Plain text on one line.
 * @param most characters that there is room for
 */
export function line(example: string, most = 1_000) {
  const expected = `a text in quotes, such as '${example}'`;
  return v.pipe(
    v.string(expected),
    v.transform((text) => unquoted(spaced(text))),
    v.nonEmpty(expected),
    v.check(
      (text) => markupIn(text) === undefined,
      ({ input }) => `plain words: ${markupIn(input)} would be printed as it is`,
    ),
    v.maxLength(most, ({ received }) => `at most ${most} characters, not ${received}`),
  );
}

/** A title has to fit its list, its picture for sharing and the tab of a browser. */
export const title = (example: string) => line(example, 90);

export const oneOf = <const Names extends readonly string[]>(names: Names) =>
  v.picklist(names, `one of ${names.map((name) => `'${name}'`).join(', ')}`);

const dayForm = 'as 2026-12-01: year, month, day';

export const day = v.custom<IsoDay>(
  (value) => typeof value === 'string' && isIsoDay(value),
  ({ input }) =>
    input === '' || input === null ? `it ${dayForm}` : `is not a day. Write it ${dayForm}.`,
);

const wholeNumber = 'a whole number from 1, without quotes';

export const whole = v.pipe(
  v.number(wholeNumber),
  v.integer(wholeNumber),
  v.minValue(1, wholeNumber),
);

export const yesOrNo = v.boolean('true or false, without quotes');

/** Whether something in the text is invented (`config/sample.ts`). */
export const sample = v.optional(v.literal(true, 'true without quotes, or no such line'));

/** Whether only the development server shows it. */
export const draft = v.optional(yesOrNo);
