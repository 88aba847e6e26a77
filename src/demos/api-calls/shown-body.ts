import { grouped } from '../../lib/text/format.ts';
import type { JsonObject } from './call.ts';

/** Sealed data is unreadable, so it gets less room than text with spaces. */
const maxShown = (text: string): number => (text.includes(' ') ? 400 : 40);

/** Indented JSON with long strings shortened: rendering a megabyte of text would block the page. */
export function shownBody(body: JsonObject): string {
  const shorten = (_name: string, value: unknown): unknown => {
    if (typeof value !== 'string' || value.length <= 2.4 * maxShown(value)) return value;
    const start = value.slice(0, maxShown(value));
    return `${start}… (${grouped(value.length)} characters)`;
  };
  return JSON.stringify(body, shorten, 2);
}
