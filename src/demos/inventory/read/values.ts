import { oneLine } from '../../../lib/text/one-line.ts';
import { type IsoDay, isIsoDay } from '../../../lib/time/dates.ts';

/* Values of files from any source. Each function takes whatever is there, and gives what can be used. */

export type OwnFields = Readonly<Record<string, unknown>>;

const none: OwnFields = {};

/** An object's own fields; none of anything else. */
export const fieldsOfValue = (value: unknown): OwnFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as OwnFields)
    : none;

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** No text that is shown is longer. */
const longest = 240;
const isPlain = /^[\u0020-\u007e]*$/;

/** A text fit to be shown: one line, no control or direction signs, not endless. Empty for what is no text. */
export function textOfValue(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  const short = value.length > longest ? `${value.slice(0, longest - 1)}…` : value;
  return (isPlain.test(short) ? short : oneLine(short, longest)).trim();
}

export const numberIn = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

/** A number of years, also with its unit in English or German; undefined for anything else, such as "forever". */
export function yearsIn(value: unknown): number | undefined {
  const [, number = ''] =
    /^(\d+(?:[.,]\d+)?) ?(?:years?|yrs?|y|jahren?|jahre|j)?\.?$/i.exec(textOfValue(value)) ?? [];
  return numberIn(number.replace(',', '.'));
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Forms of a date that have one meaning. */
const dayForms = [
  // ISO 8601, and the same with slashes.
  /^(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})(?!\d)/,
  // With dots, as Germans write it.
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})(?!\d)/,
  // No month is above 12, and of two numbers that are the same, either is the day.
  /^(?<day>1[3-9]|[23]\d)[-/](?<month>\d{1,2})[-/](?<year>\d{4})(?!\d)/,
  /^(?<month>\d{1,2})[-/](?<day>1[3-9]|[23]\d)[-/](?<year>\d{4})(?!\d)/,
  /^(?<day>(?<month>\d{1,2}))[-/]\k<day>[-/](?<year>\d{4})(?!\d)/,
  /^(?<day>\d{1,2})[ -](?<month>[a-z]{3})[a-z]*[ -](?<year>\d{4})(?!\d)/i,
  // As OpenSSL and keytool print it: "notAfter=Jun  1 12:00:00 2027 GMT", "Tue Jun 01 12:00:00 UTC 2027".
  /^(?:notAfter=|[a-z]{3} )?(?<month>[a-z]{3})[a-z]* +(?<day>\d{1,2}),?(?: [\d:]+)?(?: [a-z]+)? (?<year>\d{4})(?!\d)/i,
];

/** A day in any form that has one meaning; undefined where a month could be a day. */
export function dayIn(value: unknown): IsoDay | undefined {
  const text = textOfValue(value);
  for (const form of dayForms) {
    const found: Readonly<Record<string, string | undefined>> = form.exec(text)?.groups ?? {};
    const { year = '', month = '', day = '' } = found;
    const number = String(months.indexOf(month.toLowerCase()) + 1 || month);
    const read = `${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
    if (isIsoDay(read)) return read;
  }
  return undefined;
}
