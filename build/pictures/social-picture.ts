import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { site } from '../../src/config/site.ts';
import { logoFigure } from '../../src/figures/logo.ts';
import { nightPalette } from '../../src/figures/palette.ts';
import { spectrumFigure } from '../../src/figures/spectrum.ts';
import { toSvg } from '../../src/figures/to-svg.ts';
import { cached } from '../cached.ts';
import { compilerVersions, typst } from '../pdf/typst.ts';
import { pageFigure, type Pictured, pictureSize } from './page-figures.ts';
import { rasterizeSmall } from './rasterize.ts';

const source = join(import.meta.dirname, 'social.typ');

/**
 * Draws a page's picture for sharing.
 * @returns a PNG of `pictureSize`
 */
export function socialPicture(page: Pictured & { title: string }): Buffer {
  const data = JSON.stringify({
    vendor: site.name,
    title: page.title,
    palette: nightPalette,
    logo: toSvg(logoFigure(site.name), nightPalette),
    spectrum: toSvg(spectrumFigure(), nightPalette),
    figure: toSvg(pageFigure(page), nightPalette),
  });
  const key = [...compilerVersions, readFileSync(source, 'utf8'), data];
  const svg = cached('picture', key, () =>
    Buffer.from(typst().plainSvg({ mainFilePath: source, inputs: { data } })),
  );
  return rasterizeSmall(svg.toString(), pictureSize.width);
}
