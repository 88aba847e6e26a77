import process from 'node:process';

import { company } from '../../src/config/site.ts';
import { isIsoDay, isoDayIn, type IsoDay } from '../../src/lib/time/dates.ts';

/** The fields by which a text comes and goes. */
export type Term = {
  readonly draft?: boolean | undefined;
  /** The first day of an article or a release. */
  readonly date?: IsoDay | undefined;
  /** The first day on which an event is mentioned, and the last one. */
  readonly from?: IsoDay | undefined;
  readonly until?: IsoDay | undefined;
  /** The days of an event. */
  readonly day?: IsoDay | undefined;
  readonly lastDay?: IsoDay | undefined;
  /** The last day of a position. */
  readonly closes?: IsoDay | undefined;
};

/**
 * The day at headquarters, whatever it is where the site is built. `EDITION` names an earlier one, to build the site as
 * it was then (`npm run reproduce`).
 */
export const today = (now = new Date(), timeZone = company.timeZone): IsoDay => {
  const asked = process.env['EDITION'];
  if (asked === undefined) return isoDayIn(now, timeZone);
  if (isIsoDay(asked)) return asked;
  throw new Error(`EDITION is ${asked}, which is no day, such as 2026-11-28.`);
};

/**
 * Why the built site does not show a text. The development server shows drafts, and what is to come.
 * @param day on which the site is built
 * @returns nothing for a text that is shown
 */
export function absence(
  term: Term,
  day: IsoDay,
): 'draft' | `${'until' | 'since'} ${IsoDay}` | undefined {
  if (term.draft) return 'draft';
  const first = term.date ?? term.from;
  if (first && first > day) return `until ${first}`;
  const last = term.closes ?? term.until ?? term.lastDay ?? term.day;
  return last && last < day ? `since ${last}` : undefined;
}

/** Sorts out what is shown. */
export type Showing = {
  /** Also drafts and what is to come, as the development server does. */
  readonly early?: boolean;
};

/** Whether a text is shown today. */
export function isShown(term: Term, { early = false }: Showing = {}, day = today()): boolean {
  const why = absence(term, day);
  return why === undefined || (early && !why.startsWith('since'));
}

/** A line of what a build leaves out, such as `src/content/releases/x.mdx (until 2026-12-01)`; none if it is shown. */
export function leftOut(file: string, term: Term, day = today()): readonly string[] {
  const why = absence(term, day);
  return why === undefined ? [] : [`${file} (${why})`];
}
