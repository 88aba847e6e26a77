import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { type RenderedImage, renderAsync, Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';

import { typeface } from '../../src/config/typeface.ts';
import { cached } from '../files/cached.ts';
import { typefaceFiles } from '../styles/typeface-files.ts';

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

setFlagsFromString('--expose-gc');
const collect: NodeJS.GCFunction = runInNewContext('gc');

/**
 * A picture's pixels, 3 MB, lie outside the heap, where the garbage collector does not count them. Left alone it
 * would let hundreds of pictures pile up; collecting only what is new takes a millisecond.
 */
function pngOf(image: RenderedImage): Buffer {
  const png = image.asPng();
  collect({ type: 'minor' });
  return png;
}

/**
 * An SVG as a PNG. The same markup gives the same bytes on every machine: only the site's own faces are used.
 * @param width of the picture, in pixels; the height follows
 */
export const rasterize = (svg: string, width: number): Buffer =>
  cached('png', [version, svg, String(width)], () =>
    pngOf(new Resvg(svg, options(width)).render()),
  );

/** The same, outside the main thread and not kept between builds. */
export async function rasterizeOnce(svg: string, width: number): Promise<Buffer> {
  return pngOf(await renderAsync(svg, options(width)));
}
