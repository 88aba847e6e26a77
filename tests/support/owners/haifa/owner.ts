import type { Owner } from '../owner.ts';

/** Hebrew alone, in made-up words. */
export const owner: Owner = {
  keys: false,
  renamed: [],
  removed: ['src/**/*.de.{ts,mdx}'],
  madeUp: ['he'],
  edits: [],
};
