import { createHash } from 'node:crypto';

import type { Figure } from '../../src/figures/pen/model.ts';
import { nightPalette } from '../../src/figures/pen/palette.ts';
import { toSvg } from '../../src/figures/pen/to-svg.ts';

type FigureFile = readonly [name: string, svg: string];

/** Articles show the same few figures. */
const files = new WeakMap<Figure, FigureFile>();

/** A figure as a published file, whose name contains a hash of its content. */
export function figureFile(figure: Figure): FigureFile {
  const known = files.get(figure);
  if (known) return known;
  const svg = toSvg(figure, nightPalette);
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
  const file = [`assets/figure-${hash}.svg`, svg] as const;
  files.set(figure, file);
  return file;
}
