import { keysOf } from '../records.ts';
import type { IsoDay } from './dates.ts';

/** Weeks start on Monday. */
export const weekdayNumbers = {
  Monday: 0,
  Tuesday: 1,
  Wednesday: 2,
  Thursday: 3,
  Friday: 4,
  Saturday: 5,
  Sunday: 6,
} as const;

/** Ids, as structured data and `config/site.ts` have them. `weekdayName` has the words. */
export const weekdays = keysOf(weekdayNumbers);

export type Weekday = keyof typeof weekdayNumbers;

/** From `00:00` to `24:00`. */
type ClockTime = `${number}:${number}`;

/** Applies to every day from one weekday to another, inclusive. Weeks start on Monday. */
export type DailyHours = {
  readonly from: Weekday;
  readonly to: Weekday;
  readonly open: ClockTime;
  readonly close: ClockTime;
};

/** A day on which the office stays closed. */
export type Holiday = { readonly day: IsoDay; readonly name: string };

/** The build checks those of `config/site.ts` (`generator/facts/site-schema.ts`). */
export type WeeklyHours = {
  /** IANA time zone. */
  readonly zone: string;
  /** The team that keeps these hours, such as "Sales". */
  readonly of: string;
  /** The zone's everyday name, such as "Pacific Time". */
  readonly label: string;
  readonly days: readonly DailyHours[];
  readonly holidays: readonly Holiday[];
};
