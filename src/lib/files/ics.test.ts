import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';

import { type CalendarDay, icsFile } from './ics.ts';
import { hardTexts } from '../../../tests/support/characters.ts';

const stamp = new Date('2026-11-21T08:30:15.123Z');

const anyText = hardTexts(
  ['\r\nEND:VEVENT', '\n', '\\', '\\n', ';', ',', ':', '"', '漢字', '👩‍👩‍👧', ' ', '\t'],
  60,
);

const anyDay: fc.Arbitrary<CalendarDay> = fc.record({
  uid: fc.stringMatching(/^[a-z\d-]{1,40}@[a-z.]{1,20}$/),
  day: fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10) as CalendarDay['day']),
  summary: anyText,
  description: anyText,
});

/** The lines of a file, by RFC 5545. */
function readIcs(file: string): [string, string][] {
  expect(file.endsWith('\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  return file
    .replaceAll(/\r\n[ \t]/g, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);
}

/** The values of a property of every event, as another program reads them. */
const valuesIn = (file: string, name: string) =>
  new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue(name) ?? ''));

/** A calendar has one kind of line break and no other control characters. */
const kept = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\p{Cc}]/gu, (character) => (/[\n\t]/.test(character) ? character : ''));

test('any text can be read back, and no line is added', () => {
  fc.assert(
    fc.property(fc.array(anyDay, { maxLength: 4 }), (days) => {
      const file = icsFile('-//Test//EN', stamp, days);
      const lines = readIcs(file);
      expect(lines.map(([name]) => name)).toEqual([
        'BEGIN',
        'VERSION',
        'PRODID',
        'CALSCALE',
        ...days.flatMap(() => [
          'BEGIN',
          'UID',
          'DTSTAMP',
          'DTSTART;VALUE=DATE',
          'DTEND;VALUE=DATE',
          'SUMMARY',
          'DESCRIPTION',
          'TRANSP',
          'END',
        ]),
        'END',
      ]);
      expect(valuesIn(file, 'summary')).toEqual(days.map(({ summary }) => kept(summary)));
      expect(valuesIn(file, 'description')).toEqual(
        days.map(({ description }) => kept(description)),
      );
      expect(valuesIn(file, 'uid')).toEqual(days.map(({ uid }) => uid));
      expect(valuesIn(file, 'dtstart')).toEqual(days.map(({ day }) => day));
    }),
  );
});

test('writes the format of RFC 5545, also at the end of a year', () => {
  const file = icsFile('-//Vendor//Brief//EN', stamp, [
    {
      uid: 'eu-2030@vendor.example',
      day: '2030-12-31',
      summary: 'EU: high-risk uses done; see roadmap',
      description: 'One\nTwo',
      url: 'https://vendor.example/a b',
    },
  ]);
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vendor//Brief//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:eu-2030@vendor.example',
    'DTSTAMP:20261121T083015Z',
    'DTSTART;VALUE=DATE:20301231',
    'DTEND;VALUE=DATE:20310101',
    'SUMMARY:EU: high-risk uses done\\; see roadmap',
    'DESCRIPTION:One\\nTwo',
    'URL:https://vendor.example/a%20b',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('long lines are folded between characters', () => {
  const summary = '漢'.repeat(200);
  const file = icsFile('p', stamp, [{ uid: 'u', day: '2030-01-01', summary, description: '' }]);
  expect(file).toContain('\r\n ');
  expect(readIcs(file).find(([name]) => name === 'SUMMARY')?.[1]).toBe(summary);
});

test('folds a line that is longer than 75 bytes', () => {
  const file = (summary: string) =>
    icsFile('p', stamp, [{ uid: 'u', day: '2030-01-01', summary, description: '' }]);
  expect(file('x'.repeat(67))).not.toContain('\r\n ');
  expect(file('x'.repeat(68))).toContain('x\r\n x\r\n');
});
