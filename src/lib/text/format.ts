import { locale } from '../../config/language.ts';
import { type IsoDay, utcNoon } from '../time/dates.ts';
import { fill } from './fill.ts';
import * as words from './words.ts';

/** Slower than for a novel, because of figures and tables. */
const wordsPerMinute = 220;

/** "7 min read", at least 1 minute. */
export function readTimeOf(wordCount: number): string {
  return fill(words.readTime, { minutes: Math.max(1, Math.round(wordCount / wordsPerMinute)) });
}

/*
 * How numbers, amounts, weekdays, dates and times are written: all follow the locale of the language, so that one
 * page doesn't mix two ways.
 */

/** For example "12,345". */
export const grouped = (value: number): string => value.toLocaleString(locale);

let tenths: Intl.NumberFormat | undefined;

/** With one decimal: "34.0". */
export function oneDecimal(value: number): string {
  // Made once, because drawings that move write some in every frame, and late: it takes as long as to run React's code.
  tenths ??= new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    useGrouping: false,
  });
  return tenths.format(value);
}

/** A share of one with one decimal: "34.0%". */
export const percent = (share: number): string =>
  share.toLocaleString(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });

/** To three significant digits: "34.4". */
export const threeDigits = (value: number): string =>
  value.toLocaleString(locale, { maximumSignificantDigits: 3 });

/** Formats a file size in powers of 1,000, as browsers and file managers do: "143 KB", "1.2 MB". */
export function fileSize(bytes: number): string {
  if (bytes >= 999_500) {
    const count = (bytes / 1e6).toLocaleString(locale, { maximumFractionDigits: 1 });
    return fill(words.megabytes, { count });
  }
  return fill(words.kilobytes, { count: bytes > 0 && bytes < 500 ? 1 : Math.round(bytes / 1e3) });
}

const units = { k: words.thousands, m: words.millions, b: words.billions } as const;

/** A round number by its unit, the same in every language: 1.5 and `b`. */
export function inUnits(value: number): readonly [count: number, unit: keyof typeof units] {
  if (value < 1e6) return [value / 1e3, 'k'];
  return value < 1e9 ? [value / 1e6, 'm'] : [value / 1e9, 'b'];
}

/** A round number in short: "100K", "5M", "1.5B". */
function shortNumber(value: number): string {
  const [count, unit] = inUnits(value);
  return fill(units[unit], { count: grouped(count) });
}

/**
 * A round amount in short: "$100K", "CHF 100K".
 * @param currency ISO 4217
 * @throws RangeError if the currency isn't three letters
 */
export function shortAmount(value: number, currency: string): string {
  // Only the sign is from Intl: its short forms differ between versions.
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  const amount = /[a-z]$/i.test(sign) ? words.amountWithLetters : words.amountWithSign;
  return fill(amount, { sign, count: shortNumber(value) });
}

const wholeIn = (currency: string) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });

/**
 * A whole amount: "$15,000", "CHF 15,000".
 * @param currency ISO 4217
 */
export const amount = (value: number, currency: string): string => wholeIn(currency).format(value);

/** Two of them: "$15,000 to $30,000", or in German "15.000 bis 30.000" before the euro. */
export function amounts(from: number, to: number, currency: string): string {
  const parts = wholeIn(currency).formatRangeToParts(from, to);
  const dash = parts.findIndex(({ source }) => source === 'endRange') - 1;
  return parts.map(({ value }, at) => (at === dash ? words.between : value)).join('');
}

/**
 * What a time zone is called: "Eastern Time", or its city where it has no name.
 * @param zone IANA name
 * @param at when, because places change their zones; now unless given
 */
export function zoneName(zone: string, at?: Date): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** "Monday" for 0, "Sunday" for 6. */
export const weekdayName = (weekday: number): string =>
  new Date(Date.UTC(2024, 0, 1 + weekday)).toLocaleDateString(locale, {
    weekday: 'long',
    timeZone: 'UTC',
  });

const longFormats = new Map<string, Intl.DateTimeFormat>();

/** Such a format takes a tenth of a millisecond to make, and articles have a dozen dates. */
function longDatesIn(like: string): Intl.DateTimeFormat {
  const format =
    longFormats.get(like) ?? new Intl.DateTimeFormat(like, { dateStyle: 'long', timeZone: 'UTC' });
  longFormats.set(like, format);
  return format;
}

/** "January 15, 2025", the same in every time zone. Throws RangeError if the day does not exist. */
export const longDate = (day: IsoDay, like: string = locale): string =>
  longDatesIn(like).format(utcNoon(day));

/** "January 15 – 17, 2025", or one day if there is one only. Throws like `longDate`. */
export const longDates = (first: IsoDay, last: IsoDay, like: string = locale): string =>
  longDatesIn(like).formatRange(utcNoon(first), utcNoon(last));

/** "January 15, 2025, 3:04 – 5:00 PM", by the visitor's clock; one moment without an end. */
export function timeSpan(start: Date, end = start): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  return format.formatRange(start, end);
}

/** "January 15, 2025 at 3:04 PM", by the visitor's clock. */
export const dateAndTime = (instant: Date): string =>
  instant.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' });

const clocks = new Map<string, boolean>();

function hasHalves(like: string): boolean {
  const known = clocks.get(like);
  if (known !== undefined) return known;
  const { hour12 = false } = new Intl.DateTimeFormat(like, { hour: 'numeric' }).resolvedOptions();
  clocks.set(like, hour12);
  return hour12;
}

/** Minutes after midnight as "8:00 AM", or "08:00" where clocks count 24 hours. */
export function timeOfDay(minutes: number, like: string = locale): string {
  const hour = Math.floor(minutes / 60) % 24;
  const rest = String(minutes % 60).padStart(2, '0');
  // Not by Intl: its versions put different spaces before AM, so Node and the browser would disagree.
  if (hasHalves(like)) {
    const half = hour < 12 ? words.beforeNoon : words.afterNoon;
    return fill(half, { time: `${hour % 12 || 12}:${rest}` });
  }
  return `${String(hour).padStart(2, '0')}:${rest}`;
}

/** The same in running text: "8 AM", "8:30 AM", "08:00". */
export const shortTimeOfDay = (minutes: number, like: string = locale): string =>
  timeOfDay(minutes, like).replace(':00 ', ' ');

/** The name of a language, such as "English" or in German "Englisch". */
export const languageName = (tag: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
