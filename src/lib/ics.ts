import type { IsoDay } from './dates.ts';

/** A day to remember. */
export type CalendarDay = {
  /** Stays the same when the day or its words change, so that importing again replaces it. */
  readonly uid: string;
  readonly day: IsoDay;
  readonly summary: string;
  readonly description: string;
  readonly url?: string;
};

const lineBreak = '\r\n';

/** What RFC 5545, section 3.1 gives a line, without its break. */
const bytesPerLine = 75;

/** Text as a value: what would end it is escaped (section 3.3.11), and control characters are left out. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll(/[^\P{Cc}\t]/gu, '');

/** A line in pieces of at most 75 bytes, none of which ends within a character; each next one begins with a space. */
function folded(line: string): string {
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

const basic = (day: string) => day.replaceAll('-', '');

function dayAfter(day: IsoDay): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/**
 * Days as a file for calendars (RFC 5545): all-day entries, which belong to no time zone and keep no one
 * busy.
 *
 * @param producer names the program that wrote it
 * @param stamp when it was written
 * @returns the text of the file, every line ended by CRLF
 */
export function icsFile(producer: string, stamp: Date, days: readonly CalendarDay[]): string {
  const written = stamp.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const entries = days.flatMap(({ uid, day, summary, description, url }) => [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${written}`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(dayAfter(day))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(url === undefined ? [] : [`URL:${new URL(url).href}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(producer)}`,
    'CALSCALE:GREGORIAN',
    ...entries,
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('');
}
