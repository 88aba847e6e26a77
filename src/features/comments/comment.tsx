import { longDate } from '../../lib/text/format.ts';
import { type IsoDay, isoDayIn } from '../../lib/time/dates.ts';
import { guest } from './words.ts';

/** A comment under an article. Its content is plain text. */
export type Comment = { readonly author: string; readonly date: IsoDay; readonly content: string };

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
export function guestComment(text: string, now: Date): Comment | null {
  const content = text.trim();
  return content === '' ? null : { author: guest, date: isoDayIn(now), content };
}

export function CommentCard({ comment: { author, date, content } }: { comment: Comment }) {
  return (
    <li className="border-t border-line py-5">
      <p className="flex flex-wrap gap-x-4 text-ui text-ink-2">
        <b className="text-ink">{author}</b>
        <time dateTime={date}>{longDate(date)}</time>
      </p>
      <p className="mt-1.5 whitespace-pre-wrap">{content}</p>
    </li>
  );
}
