import { createHash } from 'node:crypto';

import type { Figure } from '../src/figures/model.ts';
import { nightPalette } from '../src/figures/palette.ts';
import { toSvg } from '../src/figures/to-svg.ts';

export class FigureFiles {
  readonly #files = new Map<string, string>();

  /** Adds a figure and returns its address, which contains a hash of its content. */
  addressOf(figure: Figure): string {
    const svg = toSvg(figure, nightPalette);
    const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
    const name = `assets/figure-${hash}.svg`;
    this.#files.set(name, svg);
    return `/${name}`;
  }

  /** The SVG of every figure added so far, by path in the published folder. */
  get files(): ReadonlyMap<string, string> {
    return this.#files;
  }
}
