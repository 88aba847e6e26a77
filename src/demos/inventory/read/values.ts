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

/** A day in ISO 8601, or with dots as Germans write it; undefined where a month could be a day. */
export function dayIn(value: unknown): IsoDay | undefined {
  const text = textOfValue(value);
  const iso = text.slice(0, 10);
  if (isIsoDay(iso)) return iso;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})/.exec(text) ?? [];
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDay(read) ? read : undefined;
}
