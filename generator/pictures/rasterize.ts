import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';

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
 * Draws an SVG. Its pixels, 3 MB of them, lie outside the heap, where the garbage collector does not count them. Left alone
 * it would let hundreds of pictures pile up; collecting only what is new takes some milliseconds.
 */
function pixelsOf(svg: string, width: number): Pixels {
  const image = new Resvg(svg, options(width)).render();
  const drawn = { input: image.pixels, raw: { width, height: image.height, channels: 4 as const } };
  pixelsDrawn += drawn.input.length;
  if (pixelsDrawn > pixelsKept) {
    collect({ type: 'minor' });
    pixelsDrawn = 0;
  }
  return drawn;
}

/** Red, green and blue, each multiplied by the opacity, then the opacity. */
type Pixels = {
  readonly input: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 4 };
};

/** Rows are not filtered, because figures made of dots repeat exactly and then take fewest bytes. */
const asPng = { compressionLevel: 6, adaptiveFiltering: false };

/**
 * An SVG as a PNG. The same markup gives the same bytes on every machine: only the site's own faces are used.
 * @param width of the picture, in pixels; the height follows
 */
export async function rasterize(svg: string, width: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const { input, raw } = pixelsOf(svg, width);
  return sharp(input, { raw: { ...raw, premultiplied: true } })
    .png(asPng)
    .toBuffer();
}

/** The grounds drawn last, 3 MB each; articles have six. */
const grounds = new Map<string, Pixels>();
const keptGrounds = 8;

function groundPixels(ground: string): Pixels {
  const known = grounds.get(ground);
  if (known) return known;
  const drawn = pixelsOf(ground, pictureSize.width);
  const [oldest] = grounds.keys();
  if (oldest !== undefined && grounds.size === keptGrounds) grounds.delete(oldest);
  grounds.set(ground, drawn);
  return drawn;
}

/** A picture for sharing as a PNG. What it shows with other pictures is drawn once. */
export async function rasterizeLayers({ ground, title, top }: PictureLayers): Promise<Buffer> {
  const sharp = await loadSharp();
  const { input, raw } = groundPixels(ground);
  const band = pixelsOf(title, pictureSize.width);
  return sharp(input, { raw })
    .composite([{ ...band, left: 0, top, premultiplied: true }])
    .removeAlpha()
    .png(asPng)
    .toBuffer();
}
