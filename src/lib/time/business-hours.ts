import { isoDayIn } from './dates.ts';
import { minutesOf } from './event-times.ts';
import { fill } from '../text/fill.ts';
import { shortTimeOfDay, timeOfDay, weekdayName } from '../text/format.ts';
import { listOf } from '../text/grammar.ts';
import * as words from '../text/words.ts';
import {
  type DailyHours,
  type Holiday,
  type Weekday,
  weekdayNumbers,
  type WeeklyHours,
} from './weekly-hours.ts';
import { instantAt, type WallClock, wallClockAt, wallTime } from './zoned-time.ts';

/** For example `{ days: 'Monday-Friday', hours: '8:00 AM-6:00 PM' }`. */
export type HoursLine = { readonly days: string; readonly hours: string };

const dayNumber = (wallMs: number) => Math.floor(wallMs / 86_400_000);

/**
 * When a team answers, in a sentence.
 * @param words for Monday to Friday, one `{day}`, and days from `{from}` to `{to}`; for a line of hours with `{days}`,
 *   `{open}` and `{close}`; and for a sentence with `{opening}` and `{zone}`
 */
export function hoursInSentence(
  { days: lines, label }: WeeklyHours,
  words: Readonly<Record<'workdays' | 'day' | 'days' | 'line' | 'sentence', string>>,
): string {
  if (lines.length === 0) throw new Error('src/config/site.ts: site.hours.days is empty');
  const name = (day: Weekday) => weekdayName(weekdayNumbers[day]);
  const daysOf = ({ from, to }: DailyHours): string => {
    if (from === 'Monday' && to === 'Friday') return words.workdays;
    return from === to
      ? fill<string>(words.day, { day: name(from) })
      : fill<string>(words.days, { from: name(from), to: name(to) });
  };
  const openings = lines.map((line) =>
    fill<string>(words.line, {
      days: daysOf(line),
      open: shortTimeOfDay(minutesOf(line.open)),
      close: shortTimeOfDay(minutesOf(line.close)),
    }),
  );
  return fill<string>(words.sentence, { opening: listOf(openings), zone: label });
}

/** Numbers of weekdays, Monday 0, with opening and closing in minutes after midnight. */
const spanOf = ({ from, to, open, close }: DailyHours) => ({
  first: weekdayNumbers[from],
  last: weekdayNumbers[to],
  opens: minutesOf(open),
  closes: minutesOf(close),
});

/** Monday 0 to Sunday 6. */
function weekdayOf(reading: WallClock): number {
  return (new Date(wallTime(reading)).getUTCDay() + 6) % 7;
}

/** The holiday at an instant, by the office's own calendar. Throws as `isOpenAt` does. */
export function holidayAt({ zone, holidays }: WeeklyHours, instant: Date): Holiday | undefined {
  const today = isoDayIn(instant, zone);
  return holidays.find(({ day }) => day === today);
}

/** The closing minute counts as closed. Throws RangeError for invalid instants and zones. */
export function isOpenAt(hours: WeeklyHours, instant: Date): boolean {
  const { zone, days } = hours;
  if (holidayAt(hours, instant)) return false;
  const now = wallClockAt(instant, zone);
  const weekday = weekdayOf(now);
  const minutes = now.hour * 60 + now.minute;
  return days.map(spanOf).some(({ first, last, opens, closes }) => {
    const today = first <= weekday && weekday <= last;
    return today && opens <= minutes && minutes < closes;
  });
}

/**
 * When the office is open on the day of an instant, as hours of a clock in another zone, to the quarter hour. On a
 * day on which clocks change, hours after the change are as they would be without it.
 * @returns spans such as `[10, 20]`; none on a day off
 * @throws RangeError if an instant or zone is invalid
 */
export function openSpans(
  hours: WeeklyHours,
  instant: Date,
  timeZone: string,
): readonly (readonly [from: number, to: number])[] {
  const start = instantAt({ ...wallClockAt(instant, timeZone), hour: 0, minute: 0 }, timeZone);
  const spans: [number, number][] = [];
  for (let quarter = 0; quarter < 96; quarter += 1) {
    if (!isOpenAt(hours, new Date(start.getTime() + quarter * 900_000))) continue;
    const last = spans.at(-1);
    if (last && last[1] === quarter / 4) last[1] += 0.25;
    else spans.push([quarter / 4, quarter / 4 + 0.25]);
  }
  return spans;
}

/** When the office is open by its own clock, on a weekday that has hours and is no holiday, as `openSpans`. */
export function usualSpans(hours: WeeklyHours): ReturnType<typeof openSpans> {
  // A week that began on a Monday, and in which clocks changed nowhere.
  const [first] = hours.days;
  const day = 5 + (first ? weekdayNumbers[first.from] : 0);
  const noon = instantAt({ year: 2026, month: 1, day, hour: 12, minute: 0 }, hours.zone);
  return openSpans({ ...hours, holidays: [] }, noon, hours.zone);
}

type LocalDay = { first: number; last: number; open: string; close: string; nextDay: boolean };

function lineOf({ first, last, open, close, nextDay }: LocalDay): HoursLine {
  if (first !== last) {
    const days = fill(words.days, { first: weekdayName(first), last: weekdayName(last) });
    return { days, hours: fill(nextDay ? words.hoursToNextDay : words.hours, { open, close }) };
  }
  const closingDay = weekdayName((first + 1) % 7);
  const hours = nextDay
    ? fill(words.hoursToDay, { open, day: closingDay, close })
    : fill(words.hours, { open, close });
  return { days: weekdayName(first), hours };
}

/**
 * Converts opening hours to another time zone. Daylight saving can shift them, so they are computed for
 * the week (Monday to Sunday, in the hours' own zone) that contains `instant`.
 * @param timeZone IANA name; defaults to the machine's zone
 * @param locale how clocks are written; defaults to the owner's
 * @returns lines in order of the week. A closing time past local midnight names its day:
 *   "8:30 PM-Sunday 2:30 AM", or "the next day" on a line for several days
 * @throws RangeError if an instant or zone is invalid
 */
export function hoursInZone(
  { zone, days }: WeeklyHours,
  instant: Date,
  timeZone?: string,
  locale?: string,
): HoursLine[] {
  const timeText = ({ hour, minute }: WallClock) => timeOfDay(hour * 60 + minute, locale);
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
        // Closing exactly at midnight still belongs to the day that ends.
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
