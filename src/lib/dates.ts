import { dateLocale } from '../config/locale.ts';
import { wallClockAt } from './zoned-time.ts';

/** A calendar day without a time or a zone, such as `2025-01-15`. */
export type IsoDay = `${number}-${number}-${number}`;

/** Whether text is a day that exists, written YYYY-MM-DD (ISO 8601). */
export function isIsoDay(text: string): text is IsoDay {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  // A day past the end of its month parses as one in the next month.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

function utcNoon(day: IsoDay): Date {
  if (!isIsoDay(day)) throw new RangeError(`Not a day written YYYY-MM-DD: ${JSON.stringify(day)}`);
  return new Date(`${day}T12:00:00Z`);
}

/**
 * A day in words, such as "January 15, 2025", the same in every time zone.
 *
 * @param locale BCP 47; without one, as the site writes dates
 * @throws RangeError naming a day that does not exist
 */
export function longDate(day: IsoDay, locale: string = dateLocale): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(utcNoon(day));
}

/**
 * A day as feeds write it (RFC 822 with the four-digit year of RFC 1123), such as
 * "Wed, 15 Jan 2025 12:00:00 GMT". Noon, because readers show it in their own zone: midnight would
 * turn into the day before everywhere in America.
 *
 * @throws RangeError naming a day that does not exist
 */
export function rfc822Date(day: IsoDay): string {
  return utcNoon(day).toUTCString();
}

/**
 * The day that the calendar of a time zone shows at a moment.
 *
 * @param instant a moment between the years 1000 and 9998
 * @param timeZone IANA name; without one, the zone of the machine
 * @throws RangeError naming the moment or the zone that cannot be used
 */
export function isoDayIn(instant: Date, timeZone?: string): IsoDay {
  const { year, month, day } = wallClockAt(instant, timeZone);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}` as IsoDay;
}
