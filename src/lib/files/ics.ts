import type { IsoDay } from '../time/dates.ts';

export type CalendarDay = {
  /** Must stay the same when the entry changes, so that importing it again replaces the old one. */
  readonly uid: string;
  readonly day: IsoDay;
  readonly summary: string;
  readonly description: string;
  readonly url?: string;
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

function dayAfter(day: IsoDay): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** Writes all-day entries that do not block the day (RFC 5545). `producer` and `created` are for the header. */
export function icsFile(producer: string, created: Date, days: readonly CalendarDay[]): string {
  const stamp = created.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const entries = days.flatMap(({ uid, day, summary, description, url }) => [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${basicFormat(day)}`,
    `DTEND;VALUE=DATE:${basicFormat(dayAfter(day))}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(url === undefined ? [] : [`URL:${new URL(url).href}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(producer)}`,
    'CALSCALE:GREGORIAN',
    ...entries,
    'END:VCALENDAR',
  ]
    .map(fold)
    .join('');
}
