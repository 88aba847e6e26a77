/** A body as a mail app should show it: well-formed, with CRLF line breaks and no blanks at the ends of lines. */
export const deliveredBody = (typed: string): string =>
  typed
    .toWellFormed()
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/\s+$/u, ''))
    .join('\r\n');
