/** What a terminal or a reader would obey or not see: controls but tab and line break, separators, direction marks. */
const commands = /(?![\t\n])[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/**
 * A stranger's text as a terminal may show it: each command in it (ECMA-48) as its number, such as `\u{1b}`, so that it
 * can neither write to the clipboard nor draw a question of its own.
 */
export const inSight = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(commands, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
