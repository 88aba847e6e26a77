/** What stands high or low on a page, in plain text. */

/** The signs that Unicode has raised and lowered, in the order of those below. */
const signs = '0123456789+-\u2212=()n';
const forms = {
  sup: '\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079\u207a\u207b\u207b\u207c\u207d\u207e\u207f',
  sub: '\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089\u208a\u208b\u208b\u208c\u208d\u208e\u2099',
} as const;

/** Whether a tag raises or lowers its words. */
export const isRaising = (tag: unknown): tag is keyof typeof forms =>
  tag === 'sup' || tag === 'sub';

/** Whether a tag says that its words hold no more. */
export const isDeleting = (tag: unknown): boolean => tag === 'del' || tag === 's';

/**
 * The words of a `<sup>` or a `<sub>` without markup, so that a power is no other number: `10⁶`, `2^k`. Endings such as
 * that of `1st`, and signs such as ®, mean the same on the line.
 */
export function raised(tag: keyof typeof forms, words: string): string {
  const all = Array.from(words, (sign) => forms[tag][signs.indexOf(sign)]);
  if (all.every((form) => form !== undefined)) return all.join('');
  if (tag === 'sup' && /^(?:\p{L}{2,}|[^\p{L}\p{N}]*)$/u.test(words)) return words;
  const sign = tag === 'sup' ? '^' : '_';
  return sign + (/^[\p{L}\p{N}]+$/u.test(words) ? words : `(${words})`);
}
