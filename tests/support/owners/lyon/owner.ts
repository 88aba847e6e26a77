import type { Owner } from '../owner.ts';

/** French, in made-up words, at the root of a path, and all pages in English besides. */
export const owner: Owner = {
  keys: false,
  renamed: [],
  removed: ['src/**/*.de.{ts,mdx}'],
  madeUp: ['fr'],
  edits: [],
};
