import type { Owner } from '../owner.ts';

/** French, in made-up words, at the root, and all pages in English besides. At the end it moves below a path. */
export const owner: Owner = {
  keys: false,
  renamed: [],
  removed: ['src/**/*.de.{ts,mdx}'],
  madeUp: ['fr'],
  edits: [],
};
