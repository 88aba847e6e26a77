import { hash } from 'node:crypto';

import type { Figure, Mark } from '../../src/figures/pen/model.ts';
import { nightPalette } from '../../src/figures/pen/palette.ts';
import { toSvg } from '../../src/figures/pen/to-svg.ts';

import { labelPath } from '../pictures/heading.ts';

type FigureFile = readonly [name: string, svg: string];

/** Articles show the same few figures. */
const files = new WeakMap<Figure, FigureFile>();

const outlined = (mark: Mark): Mark =>
  'text' in mark ? { d: labelPath(mark), fill: mark.tone } : mark;

/** A figure as a published file, whose name contains a hash of its content. */
export function figureFile(figure: Figure): FigureFile {
  const known = files.get(figure);
  if (known) return known;
  const svg = toSvg({ ...figure, marks: figure.marks.map(outlined) }, nightPalette);
  const file = [`assets/figure-${hash('sha256', svg, 'base64url').slice(0, 8)}.svg`, svg] as const;
  files.set(figure, file);
  return file;
}
