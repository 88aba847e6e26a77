/**
 * Whether a text has a character that can be seen: no blank, no control, none without width. One of private use can be,
 * and one that the browser does not know yet: rare names have such.
 */
export const hasVisible = (text: string): boolean => /[^\s\p{Cc}\p{Cs}\p{DI}]/u.test(text);

/** Every sign that ends a line (UAX 14, class BK, CR, LF and NL). Notes and PDFs give the last two when copied. */
const lineBreak = /\r\n|[\n-\r\x85\u2028\u2029]/;

/** The lines of a text. */
export const linesOf = (text: string): readonly string[] => text.split(lineBreak);

/**
 * Makes text from an address fit for one line: spaces for control characters, line breaks and direction marks.
 * @param maxLength in code points
 */
export const oneLine = (text: string, maxLength: number): string =>
  Array.from(text.toWellFormed().replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' '))
    .slice(0, maxLength)
    .join('');
