/** A body as a mail app should show it: well-formed, without U+0000, with CRLF line breaks and no blanks at the ends of lines. */
export const deliveredBody = (typed: string): string =>
  typed
    .toWellFormed()
    .replaceAll('\0', '\uFFFD')
    .split(/\r\n|[\n-\r\u0085\u2028\u2029]/u)
    .map((line) => line.replace(/\s+$/u, ''))
    .join('\r\n');
