/** What a clock and a calendar on the wall of some time zone show. `month` counts from 1. */
export type WallClock = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
};

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function formatFor(timeZone: string | undefined): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/**
 * Reads the wall clock of a time zone.
 *
 * @param instant a moment between the years 1000 and 9998
 * @param timeZone IANA name; without one, the zone of the machine
 * @throws RangeError naming the moment or the zone that cannot be used
 */
export function wallClockAt(instant: Date, timeZone?: string): WallClock {
  const year = instant.getUTCFullYear();
  if (!(year >= 1000 && year <= 9998))
    throw new RangeError(`Not a usable moment: ${String(instant)}`);
  const shown = { year: 0, month: 0, day: 0, hour: 0, minute: 0 };
  for (const { type, value } of formatFor(timeZone).formatToParts(instant))
    if (type in shown) shown[type as keyof typeof shown] = Number(value);
  return shown;
}

/** The reading of a wall clock on a line without zones or daylight saving, in milliseconds: fit for sums and comparison only. */
export function wallTime({ year, month, day, hour, minute }: WallClock): number {
  return Date.UTC(year, month - 1, day, hour, minute);
}

/**
 * The moment at which the wall clock of a time zone shows a reading.
 *
 * @param reading `day` may lie outside the month, as in `Date.UTC`
 * @param timeZone IANA name
 * @returns the moment; of two (clocks set back) either one, and for a reading that clocks skip a
 *   moment within the hour of the change
 * @throws RangeError naming the moment or the zone that cannot be used
 */
export function instantAt(reading: WallClock, timeZone: string): Date {
  const wanted = wallTime(reading);
  let guess = wanted;
  // The first correction may land on the other side of a clock change; the second settles it.
  for (let round = 0; round < 2; round += 1)
    guess += wanted - wallTime(wallClockAt(new Date(guess), timeZone));
  return new Date(guess);
}

/**
 * Hours by which the clocks of a time zone are ahead of Greenwich at a moment, such as -5 or 5.5.
 *
 * @throws RangeError naming the moment or the zone that cannot be used
 */
export function hoursAhead(timeZone: string, instant: Date): number {
  const wholeMinute = Math.floor(instant.getTime() / 60_000) * 60_000;
  return (wallTime(wallClockAt(instant, timeZone)) - wholeMinute) / 3_600_000;
}
