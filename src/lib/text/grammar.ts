/*
 * How the site's language counts, lists and writes names in a sentence. What follows from its tag is by `Intl`, and
 * its words are in `words.ts`; a language with other rules has them in a file beside this one.
 */
import { locale } from '../../config/language.ts';
import { fill, type Plural, plural } from './fill.ts';
import { grouped } from './format.ts';
import { numberWords } from './words.ts';

export { plural } from './fill.ts';

/** What stands after a label that has its value beside it. */
export const afterLabel = ':';

/** A text as it stands before a value: with a sign after it, unless it ends with one, as a question does. */
export const asLabel = (text: string): string =>
  /[\p{Terminal_Punctuation}…]$/u.test(text) ? text : text + afterLabel;

/** "Opens: Monday". */
export const labeled = (label: string, value: string | number): string =>
  `${asLabel(label)} ${value}`;

/** A text for the beginning of a sentence. */
export const capitalized = (text: string): string =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);

/** A text for the middle of a sentence. */
export const uncapitalized = (text: string): string =>
  text.slice(0, 1).toLocaleLowerCase(locale) + text.slice(1);

/** A number inside a sentence: a word up to twelve, then digits. */
export const numberWord = (count: number): string => numberWords[count] ?? grouped(count);

/**
 * The form for a number with the number in it: `{count}` in digits, `{number}` as a word up to twelve, `{Number}`
 * for the beginning of a sentence.
 * @param values for other names in the forms
 */
export const counted = (
  count: number,
  forms: Plural,
  values?: Readonly<Record<string, string | number>>,
): string =>
  fill<string>(plural(count, forms), {
    ...values,
    count: grouped(count),
    number: numberWord(count),
    Number: capitalized(numberWord(count)),
  });

/** "a, b, and c", or "a, b, or c". */
export const listOf = (
  items: readonly (string | number)[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(locale, { type }).format(items.map(String));
