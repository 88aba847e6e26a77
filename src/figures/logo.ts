import type { Figure, PathMark } from './pen/model.ts';
import { fill } from '../lib/text/fill.ts';
import * as words from './words.ts';

/** Side of the square that the mark is drawn in. */
const size = 32;

/** Two interlocking circles, and the lens they share, kept clear of their strokes. */
const marks: readonly PathMark[] = [
  { d: 'M16 8.55a8.7 8.7 0 0 1 0 14.89a8.7 8.7 0 0 1 0-14.89z', fill: 'signal' },
  {
    d: 'M1.9 16a9.6 9.6 0 1 0 19.2 0 9.6 9.6 0 1 0-19.2 0m9 0a9.6 9.6 0 1 0 19.2 0 9.6 9.6 0 1 0-19.2 0',
    stroke: 'ink',
    width: 1.8,
  },
];

const description = words.logoText;

/**
 * The mark of the vendor, from which every icon and logo is made.
 *
 * @param name the vendor's name, for the text alternative
 */
export const logoFigure = (name: string): Figure => ({
  width: size,
  height: size,
  title: fill(words.logo, { name }),
  description,
  marks,
});
