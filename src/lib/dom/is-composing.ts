/**
 * Whether a key belongs to an input method: Enter confirms its text there, and arrows move through its suggestions.
 * Safari sends the Enter that ends a composition after the end, with the code 229, which no key has by itself.
 */
export const isComposing = ({ isComposing: during, keyCode }: KeyboardEvent): boolean =>
  during || keyCode === 229;
