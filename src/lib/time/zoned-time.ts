/** A date and time without a zone. `month` counts from 1. */
export type WallClock = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
};

/** Whether a name is that of a time zone in full, such as `Europe/Vienna`: browsers differ in short ones, such as CET. */
export function isZoneName(name: string): boolean {
  if (!/^(?:UTC|[A-Z]\w+(?:\/[\w+-]+)+)$/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function formatFor(timeZone: string | undefined): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    // Only its numbers are read, so any language does.
    format = new Intl.DateTimeFormat('en', {
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
 * Converts an instant to local date and time.
 * @param instant between the years 1000 and 9998
 * @param timeZone IANA name; defaults to the machine's zone
 * @throws RangeError if the instant or the zone is invalid
 */
export function wallClockAt(instant: Date, timeZone?: string): WallClock {
  const year = instant.getUTCFullYear();
  if (!(year >= 1000 && year <= 9998))
    throw new RangeError(`Not an instant between the years 1000 and 9998: ${String(instant)}`);
  const parts = formatFor(timeZone).formatToParts(instant);
  const part = (name: keyof WallClock) => Number(parts.find(({ type }) => type === name)?.value);
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  };
}

/**
 * The visitor's time zone (IANA name); empty if unknown. Never throws, so that a message is never lost to it: browsers may
 * hide the zone, and Chromium names one that it refuses itself (`Etc/Unknown`) where the machine has none.
 */
export function ownTimeZone(): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return timeZone && formatFor(timeZone).resolvedOptions().timeZone;
  } catch {
    return '';
  }
}

/** Converts to milliseconds as if the zone were UTC, for sums and comparisons within one zone. */
export function wallTime({ year, month, day, hour, minute }: WallClock): number {
  return Date.UTC(year, month - 1, day, hour, minute);
}

/**
 * Converts local date and time to an instant. `day` may lie outside the month, as in `Date.UTC`.
 * @returns either instant if clocks show the reading twice; if they skip it, one within an hour of the change
 * @throws RangeError if the instant or the zone is invalid
 */
export function instantAt(reading: WallClock, timeZone: string): Date {
  const wanted = wallTime(reading);
  let guess = wanted;
  // The first correction may cross a clock change, so correct twice.
  for (let round = 0; round < 2; round += 1)
    guess += wanted - wallTime(wallClockAt(new Date(guess), timeZone));
  return new Date(guess);
}
