import process from 'node:process';

import { company } from '../../src/config/site.ts';
import { isIsoDay, isoDayIn, type IsoDay } from '../../src/lib/time/dates.ts';
import { wallClockAt } from '../../src/lib/time/zoned-time.ts';

/** The fields that tie a text to days, and to addresses. */
export type Term = {
  readonly draft?: boolean | undefined;
  /** Where the text stood before. */
  readonly was?: readonly string[] | undefined;
  /** The first day of an article, a release or a paper. */
  readonly date?: IsoDay | undefined;
  /** The hour of that day from which on it is shown, such as `09:00`. */
  readonly hour?: string | undefined;
  /** The first day on which an event is mentioned, and the last one. */
  readonly from?: IsoDay | undefined;
  readonly until?: IsoDay | undefined;
  /** The days of an event. */
  readonly day?: IsoDay | undefined;
  readonly lastDay?: IsoDay | undefined;
  /** The day of the last change of a legal text. */
  readonly changed?: IsoDay | undefined;
  /** The last day of a position. */
  readonly closes?: IsoDay | undefined;
};

/** Now; in a build, when that began, so that all of it is of one day and one hour. */
const moment = (): Date => new Date(Number(process.env['BUILD_BEGAN']) || Date.now());

/**
 * The day at headquarters, whatever it is where the site is built. `EDITION` names an earlier one, to build the site as
 * it was then (`npm run reproduce`).
 */
export const today = (now = moment(), timeZone = company.timeZone): IsoDay => {
  const asked = process.env['EDITION'];
  if (asked === undefined) return isoDayIn(now, timeZone);
  if (isIsoDay(asked)) return asked;
  throw new Error(`EDITION is ${asked}, which is no day, such as 2026-11-28.`);
};

/** The time at headquarters, such as `09:00`. An earlier day is built as it ended. */
function clock(): string {
  if (process.env['EDITION'] !== undefined) return '24:00';
  const { hour, minute } = wallClockAt(moment(), company.timeZone);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/**
 * Why the built site does not show a text. The development server shows drafts, and what is to come.
 * @param day on which the site is built
 * @param time at which it is
 * @returns nothing for a text that is shown
 */
export function absence(
  term: Term,
  day: IsoDay,
  time = clock(),
): 'draft' | `${'until' | 'since'} ${IsoDay}${string}` | undefined {
  if (term.draft) return 'draft';
  const first = term.date ?? term.from;
  if (first && first > day) return `until ${first}`;
  if (term.hour && first === day && term.hour > time) return `until ${first} ${term.hour}`;
  const last = term.closes ?? term.until ?? term.lastDay ?? term.day;
  return last && last < day ? `since ${last}` : undefined;
}

/** Sorts texts newest first, also those of one day; without an hour, a text is of its beginning. */
export const newestFirst = (a: Term, b: Term): number =>
  (b.date ?? '').localeCompare(a.date ?? '') || (b.hour ?? '').localeCompare(a.hour ?? '');

/** Whether this build is a preview, which also shows drafts and what is to come: `npm run build -- --preview`. */
export const isPreview = (): boolean => process.env['SITE_PREVIEW'] === 'yes';

/** Sorts out what is shown. */
export type Showing = {
  /** Also drafts and what is to come, as the development server and previews do. */
  readonly early?: boolean;
};

/** Whether a text is shown today. */
export function isShown(term: Term, { early = isPreview() }: Showing = {}, day = today()): boolean {
  const why = absence(term, day);
  return why === undefined || (early && !why.startsWith('since'));
}

/** A line of what a build leaves out, such as `src/content/releases/x.mdx (until 2026-12-01)`; none if it is shown. */
export function leftOut(file: string, term: Term, day = today()): readonly string[] {
  return isShown(term, {}, day) ? [] : [`${file} (${absence(term, day)})`];
}
