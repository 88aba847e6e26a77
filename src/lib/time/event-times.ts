import type { IsoDay } from './dates.ts';
import { instantAt, wallClockAt, wallTime } from './zoned-time.ts';

/** When an event is, by the clocks of its place. Without `starts`, it takes whole days. */
export type EventDays = {
  readonly day: IsoDay;
  readonly lastDay?: IsoDay | undefined;
  /** `18:30`. An end that is not after it, on a single day, is after midnight. */
  readonly starts?: string | undefined;
  readonly ends?: string | undefined;
  /** IANA time zone. */
  readonly zone?: string | undefined;
};

export type EventTimes = { readonly start: Date; readonly end: Date | undefined };

export function dayAfter(day: IsoDay): IsoDay {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10) as IsoDay;
}

/** Minutes after midnight. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return 60 * hour + minute;
}

/** By how many minutes clocks go back; on Lord Howe Island by half an hour. */
const clockChanges = [60, 30];

/**
 * The moment of a time on a day. Of two, as when summer time ends, it is the first (RFC 5545, section 3.3.5).
 * @returns nothing if the clocks skip it
 * @throws RangeError if the day or the zone is invalid
 */
export function momentOf(day: IsoDay, time: string, zone: string): Date | undefined {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const minute = minutesOf(time);
  const reading = { year, month, day: date, hour: Math.floor(minute / 60), minute: minute % 60 };
  const reads = (moment: Date) => wallTime(wallClockAt(moment, zone)) === wallTime(reading);
  const found = instantAt(reading, zone);
  const earlier = clockChanges.map((minutes) => new Date(found.getTime() - 60_000 * minutes));
  return [...earlier, found].find(reads);
}

/** When an event begins and ends; nothing for one of whole days, or if clocks skip its time. */
export function timesOf({ day, lastDay, starts, ends, zone }: EventDays): EventTimes | undefined {
  const start = starts && zone ? momentOf(day, starts, zone) : undefined;
  if (!start || !starts || !zone) return undefined;
  if (!ends) return { start, end: undefined };
  const isNextDay = minutesOf(ends) <= minutesOf(starts);
  const end = momentOf(lastDay ?? (isNextDay ? dayAfter(day) : day), ends, zone);
  return end && { start, end };
}

/**
 * The same for calendars and search engines: also nothing for several days without an hour of their end, of which programs
 * would show the first alone.
 */
export function spanOf(event: EventDays): EventTimes | undefined {
  const { day, lastDay = day } = event;
  const times = timesOf(event);
  return times?.end || lastDay === day ? times : undefined;
}
