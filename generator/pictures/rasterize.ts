import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { renderAsync, Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';

import { typeface } from '../../src/config/typeface.ts';
import { cached } from '../cached.ts';
import { typefaceFiles } from '../typeface-files.ts';

const require = createRequire(import.meta.url);
const version = readFileSync(require.resolve('@resvg/resvg-js/package.json'), 'utf8');
const fontFiles = typefaceFiles('400Regular');

const options = (width: number): ResvgRenderOptions => ({
  fitTo: { mode: 'width', value: width },
  font: {
    loadSystemFonts: false,
    fontFiles,
    defaultFontFamily: typeface,
    sansSerifFamily: typeface,
  },
});

/**
 * An SVG as a PNG. The same markup gives the same bytes on every machine: only the site's own faces are used.
 * @param width of the picture, in pixels; the height follows
 */
export const rasterize = (svg: string, width: number): Buffer =>
  cached('png', [version, svg, String(width)], () =>
    new Resvg(svg, options(width)).render().asPng(),
  );

/** The same, outside the main thread and not kept between builds. */
export async function rasterizeOnce(svg: string, width: number): Promise<Buffer> {
  const image = await renderAsync(svg, options(width));
  return image.asPng();
}
