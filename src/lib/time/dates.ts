import { wallClockAt } from './zoned-time.ts';

/** A calendar day without a zone, such as `2025-01-15`. */
export type IsoDay = `${number}-${number}-${number}`;

/** Whether text is an existing day written as YYYY-MM-DD (ISO 8601). */
export function isIsoDay(text: string): text is IsoDay {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  // February 30 parses as March 2.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** Noon in UTC, which is the same day in most zones. Throws RangeError if the day does not exist. */
export function utcNoon(day: IsoDay): Date {
  if (!isIsoDay(day)) throw new RangeError(`Not a day as YYYY-MM-DD: ${JSON.stringify(day)}`);
  return new Date(`${day}T12:00:00Z`);
}

/**
 * Writes a day for feeds (RFC 822 with the four-digit year of RFC 1123): "Wed, 15 Jan 2025 12:00:00 GMT".
 * It is noon because readers convert it to their own zone, where midnight would be the day before.
 */
export function rfc822Date(day: IsoDay): string {
  return utcNoon(day).toUTCString();
}

/** The date in a time zone at an instant; parameters and errors as in `wallClockAt`. */
export function isoDayIn(instant: Date, timeZone?: string): IsoDay {
  const { year, month, day } = wallClockAt(instant, timeZone);
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${year}-${twoDigits(month)}-${twoDigits(day)}` as IsoDay;
}
