/**
 * Makes text from an address fit for one line: spaces for control characters, line breaks and direction marks.
 * @param maxLength in code points
 */
export const oneLine = (text: string, maxLength: number): string =>
  Array.from(text.toWellFormed().replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' '))
    .slice(0, maxLength)
    .join('');
