import { isoDayIn, type IsoDay } from '../../lib/time/dates.ts';

/** A comment under an article. Its content is plain text. */
export type Comment = {
  /** Counted from 1, sample comments included. */
  readonly id: number;
  readonly author: string;
  readonly date: IsoDay;
  readonly content: string;
};

/** Longer comments are accepted, with a warning. */
export const softLimit = 2_000;

/** Number of grapheme clusters. */
export const lengthOf = (text: string): number => {
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  return [...segments].length;
};

/**
 * A visitor's comment, dated in the machine's time zone.
 * @returns null if the text is only white space
 */
export function guestComment(text: string, id: number, now: Date): Comment | null {
  const content = text.trim();
  return content === '' ? null : { id, author: 'Guest', date: isoDayIn(now), content };
}
