import type { IsoDay } from '../time/dates.ts';
import { dayAfter, type EventTimes } from '../time/event-times.ts';

export type CalendarEntry = {
  /** Must stay the same when the entry changes, so that importing it again replaces the old one. */
  readonly uid: string;
  readonly day: IsoDay;
  readonly lastDay?: IsoDay | undefined;
  /** Of an entry that takes no whole days. */
  readonly times?: EventTimes | undefined;
  readonly summary: string;
  readonly description: string;
  readonly url?: string;
  readonly place?: string;
};

const lineBreak = '\r\n';

/** The limit of RFC 5545, section 3.1, without the line break. */
const bytesPerLine = 75;

/** Writes text as a value (RFC 5545, section 3.3.11) without control characters. */
const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll(/[^\P{Cc}\t]/gu, '');

/** Splits a line into pieces of at most 75 bytes, never within a character; a space continues a line. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let result = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > bytesPerLine) {
      result += `${lineBreak} `;
      bytes = 1;
    }
    result += character;
    bytes += size;
  }
  return result + lineBreak;
}

const basicFormat = (day: string) => day.replaceAll('-', '');

/** In UTC, so that calendars show it in their own zone. */
const stampOf = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

function whenOf({ day, lastDay = day, times }: CalendarEntry): readonly string[] {
  if (!times)
    return [
      `DTSTART;VALUE=DATE:${basicFormat(day)}`,
      `DTEND;VALUE=DATE:${basicFormat(dayAfter(lastDay))}`,
    ];
  const { start, end } = times;
  return [`DTSTART:${stampOf(start)}`, ...(end ? [`DTEND:${stampOf(end)}`] : [])];
}

/** Writes entries; whole days do not block the day (RFC 5545). `producer` and `created` are for the header. */
export function icsFile(
  producer: string,
  created: Date,
  entries: readonly CalendarEntry[],
): string {
  const lines = entries.flatMap((entry) => [
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${stampOf(created)}`,
    ...whenOf(entry),
    `SUMMARY:${escapeText(entry.summary)}`,
    ...(entry.place === undefined ? [] : [`LOCATION:${escapeText(entry.place)}`]),
    `DESCRIPTION:${escapeText(entry.description)}`,
    ...(entry.url === undefined ? [] : [`URL:${new URL(entry.url).href}`]),
    ...(entry.times ? [] : ['TRANSP:TRANSPARENT']),
    'END:VEVENT',
  ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(producer)}`,
    'CALSCALE:GREGORIAN',
    ...lines,
    'END:VCALENDAR',
  ]
    .map(fold)
    .join('');
}
