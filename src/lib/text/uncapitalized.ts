/** A text for the middle of a sentence: its first letter is lower-case. */
export const uncapitalized = (text: string): string =>
  text.slice(0, 1).toLowerCase() + text.slice(1);
