import { instantAt, type WallClock, wallClockAt, wallTime } from './zoned-time.ts';

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

/** Hours and minutes from 00:00 to 24:00, such as `08:00`. */
export type ClockTime = `${number}:${number}`;

/** The same hours on each day from one weekday to another, both included, Monday first. */
export type DailyHours = {
  readonly from: Weekday;
  readonly to: Weekday;
  readonly open: ClockTime;
  readonly close: ClockTime;
};

export type WeeklyHours = {
  /** IANA name of the zone that the hours are kept in. */
  readonly zone: string;
  /** Who keeps them, such as "Sales". */
  readonly of: string;
  /** What people call that zone, such as "Pacific Time". */
  readonly label: string;
  readonly days: readonly DailyHours[];
};

/** One line of opening hours, such as `{ days: 'Monday-Friday', hours: '8:00 AM-6:00 PM' }`. */
export type HoursLine = { readonly days: string; readonly hours: string };

const dayNumber = (wallMs: number) => Math.floor(wallMs / 86_400_000);

/** Minutes after midnight. */
function minutesOf(time: ClockTime): number {
  const [, hour, minute] = /^(\d{2}):([0-5]\d)$/.exec(time) ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  if (!(minutes <= 24 * 60)) throw new RangeError(`Not a time of day: ${JSON.stringify(time)}`);
  return minutes;
}

/** Weekday numbers, Monday 0, with opening and closing in minutes after midnight. */
function spanOf({ from, to, open, close }: DailyHours) {
  const span = {
    first: weekdays.indexOf(from),
    last: weekdays.indexOf(to),
    opens: minutesOf(open),
    closes: minutesOf(close),
  };
  if (span.last < span.first) throw new RangeError(`Days out of order: ${from}-${to}`);
  if (span.closes <= span.opens) throw new RangeError(`Closes before it opens: ${open}-${close}`);
  return span;
}

/** Monday 0 to Sunday 6. */
function weekdayOf(reading: WallClock): number {
  return (new Date(wallTime(reading)).getUTCDay() + 6) % 7;
}

function timeText({ hour, minute }: WallClock): string {
  // By hand, because versions of Intl differ in the space before AM, and the page is written by one
  // of them and read by another.
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
}

/**
 * Whether the doors are open at a moment. The closing minute counts as closed.
 *
 * @throws RangeError naming a time, a span, a moment or a zone that cannot be used
 */
export function isOpenAt({ zone, days }: WeeklyHours, instant: Date): boolean {
  const now = wallClockAt(instant, zone);
  const weekday = weekdayOf(now);
  const minutes = now.hour * 60 + now.minute;
  return days.map(spanOf).some(({ first, last, opens, closes }) => {
    const today = first <= weekday && weekday <= last;
    return today && opens <= minutes && minutes < closes;
  });
}

type LocalDay = { first: number; last: number; open: string; close: string; nextDay: boolean };

function lineOf({ first, last, open, close, nextDay }: LocalDay): HoursLine {
  if (first !== last) {
    const hours = `${open}-${close}${nextDay ? ' the next day' : ''}`;
    return { days: `${weekdays[first]}-${weekdays[last]}`, hours };
  }
  const day = `${weekdays[first]}`;
  const closingDay = nextDay ? `${weekdays[(first + 1) % 7]} ` : '';
  return { days: day, hours: `${open}-${closingDay}${close}` };
}

/**
 * Opening hours as the clocks of another time zone show them, for the Monday-to-Sunday week (in the
 * hours' own zone) that a moment falls in: clock changes on either side are counted.
 *
 * @param timeZone IANA name of the reader's zone; without one, the zone of the machine
 * @returns lines in the order of the week; `days` are the reader's own weekdays. A closing after the
 *   reader's midnight is marked: "8:30 PM-Sunday 2:30 AM", or "the next day" for several days at once
 * @throws RangeError naming a time, a span, a moment or a zone that cannot be used
 */
export function hoursInZone(
  { zone, days }: WeeklyHours,
  instant: Date,
  timeZone?: string,
): HoursLine[] {
  const now = wallClockAt(instant, zone);
  const monday = now.day - weekdayOf(now);
  const lines: LocalDay[] = [];
  for (const { first, last, opens, closes } of days.map(spanOf)) {
    for (let weekday = first; weekday <= last; weekday += 1) {
      const read = (minute: number) =>
        wallClockAt(instantAt({ ...now, day: monday + weekday, hour: 0, minute }, zone), timeZone);
      const opening = read(opens);
      const closing = read(closes);
      const local = {
        first: weekdayOf(opening),
        last: weekdayOf(opening),
        open: timeText(opening),
        close: timeText(closing),
        // Closing on the stroke of midnight still belongs to the day that ends.
        nextDay: dayNumber(wallTime(closing) - 1) > dayNumber(wallTime(opening)),
      };
      const before = lines.at(-1);
      const same =
        before?.open === local.open &&
        before.close === local.close &&
        before.last + 1 === local.first;
      if (same) before.last = local.last;
      else lines.push(local);
    }
  }
  return lines.map(lineOf);
}
