import { isoDayIn, type IsoDay } from '../../lib/dates.ts';

/** A comment under an article. Its text is plain and shown as such. */
export type Comment = {
  /** Counted from 1, samples included. */
  readonly id: number;
  readonly author: string;
  readonly date: IsoDay;
  readonly content: string;
};

/** Beyond this a comment is still taken, and the counter says that it is long. */
export const softLimit = 2_000;

/** Characters as a reader counts them, not as they are stored. */
export const lengthOf = (text: string): number => {
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  return [...segments].length;
};

/**
 * The comment that a visitor has written.
 * @param id its number
 * @param now the moment of posting; the day is that of the visitor's own calendar
 * @returns null when there is nothing but white space
 */
export function guestComment(text: string, id: number, now: Date): Comment | null {
  const content = text.trim();
  return content === '' ? null : { id, author: 'Guest', date: isoDayIn(now), content };
}
