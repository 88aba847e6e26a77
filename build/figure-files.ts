import { createHash } from 'node:crypto';

import type { Figure } from '../src/figures/model.ts';
import { nightPalette } from '../src/figures/palette.ts';
import { toSvg } from '../src/figures/to-svg.ts';

/** Collects the figures that pages show as files; the same figure is one file. */
export class FigureFiles {
  readonly #files = new Map<string, string>();

  /** The address that a figure is published at, which changes when the figure does. */
  addressOf(figure: Figure): string {
    const svg = toSvg(figure, nightPalette);
    const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
    const name = `assets/figure-${hash}.svg`;
    this.#files.set(name, svg);
    return `/${name}`;
  }

  /** Every figure that was asked for so far, by its name in the published folder. */
  get files(): ReadonlyMap<string, string> {
    return this.#files;
  }
}
