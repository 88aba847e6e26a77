import type { JsonObject } from './call.ts';

/** Sealed data says nothing to a reader; running text is worth more room. */
const shownStart = (text: string): number => (text.includes(' ') ? 400 : 40);

/**
 * A response as it is shown: indented, long strings cut with their length. Drawing a megabyte of text
 * would hold up the page; Copy still gives all of it.
 */
export function shownBody(body: JsonObject): string {
  const shorten = (_name: string, value: unknown): unknown => {
    if (typeof value !== 'string' || value.length <= 2.4 * shownStart(value)) return value;
    const start = value.slice(0, shownStart(value));
    return `${start}… (${value.length.toLocaleString('en-US')} characters)`;
  };
  return JSON.stringify(body, shorten, 2);
}
