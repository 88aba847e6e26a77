import { createHash } from 'node:crypto';

import type { Figure } from '../../src/figures/pen/model.ts';
import { nightPalette } from '../../src/figures/pen/palette.ts';
import { toSvg } from '../../src/figures/pen/to-svg.ts';

/** A figure as a published file, whose name contains a hash of its content. */
export function figureFile(figure: Figure): readonly [name: string, svg: string] {
  const svg = toSvg(figure, nightPalette);
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
  return [`assets/figure-${hash}.svg`, svg];
}
