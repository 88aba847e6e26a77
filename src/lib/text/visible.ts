/** Whether a text has a character that can be seen: no blank, no control, none without width. */
export const hasVisible = (text: string): boolean => /[^\s\p{C}\p{DI}]/u.test(text);
