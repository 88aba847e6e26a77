import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { type RenderedImage, Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';

import { typeface } from '../../src/config/typeface.ts';
import { typefaceFiles } from '../styles/typefaces.ts';
import { pictureSize } from './page-figures.ts';
import { loadSharp } from './ready-picture.ts';
import type { PictureLayers } from './social-picture.ts';

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

/** Bytes of pixels that may pile up, and how many have. */
const pixelsKept = 16e6;
let pixelsDrawn = 0;

/**
 * A picture's pixels, 3 MB, lie outside the heap, where the garbage collector does not count them. Left alone it
 * would let hundreds of pictures pile up; collecting only what is new takes some milliseconds.
 */
function rendered<Result>(
  svg: string,
  width: number,
  read: (image: RenderedImage) => Result,
): Result {
  const image = new Resvg(svg, options(width)).render();
  const result = read(image);
  pixelsDrawn += 4 * image.width * image.height;
  if (pixelsDrawn > pixelsKept) {
    collect({ type: 'minor' });
    pixelsDrawn = 0;
  }
  return result;
}

/**
 * An SVG as a PNG. The same markup gives the same bytes on every machine: only the site's own faces are used.
 * @param width of the picture, in pixels; the height follows
 */
export const rasterize = (svg: string, width: number): Buffer =>
  rendered(svg, width, (image) => image.asPng());

const pixelsOf = (svg: string) =>
  rendered(svg, pictureSize.width, ({ pixels, width, height }) => ({
    input: pixels,
    raw: { width, height, channels: 4 as const },
  }));

type Pixels = ReturnType<typeof pixelsOf>;

/** The grounds drawn last, 3 MB each; articles have six. */
const grounds = new Map<string, Pixels>();
const keptGrounds = 8;

function groundPixels(ground: string): Pixels {
  const known = grounds.get(ground);
  if (known) return known;
  const drawn = pixelsOf(ground);
  const [oldest] = grounds.keys();
  if (oldest !== undefined && grounds.size === keptGrounds) grounds.delete(oldest);
  grounds.set(ground, drawn);
  return drawn;
}

/**
 * A picture for sharing as a PNG. What it shows with other pictures is drawn once. Its rows are not filtered, because
 * figures made of dots repeat exactly and then take fewest bytes.
 */
export async function rasterizeLayers({ ground, title, top }: PictureLayers): Promise<Buffer> {
  const sharp = await loadSharp();
  const { input, raw } = groundPixels(ground);
  return sharp(input, { raw })
    .composite([{ ...pixelsOf(title), left: 0, top, premultiplied: true }])
    .removeAlpha()
    .png({ compressionLevel: 6, adaptiveFiltering: false })
    .toBuffer();
}
