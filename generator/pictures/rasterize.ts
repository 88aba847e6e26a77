import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { crc32, deflateSync } from 'node:zlib';

import { type RenderedImage, Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';

import { typeface } from '../../src/config/typeface.ts';
import { cached } from '../files/cached.ts';
import { typefaceFiles } from '../styles/typefaces.ts';
import { pictureSize } from './page-figures.ts';
import type { PictureLayers } from './social-picture.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Red, green and blue of eight bits. */
const [depth, colors] = [8, 2];

/** A part of the file: its length, its name, its data and a checksum of both. */
function chunk(name: string, data: Buffer): Buffer {
  const part = Buffer.alloc(data.length + 12);
  part.writeUInt32BE(data.length);
  part.write(name, 4, 'latin1');
  data.copy(part, 8);
  part.writeUInt32BE(crc32(part.subarray(4, -4)), data.length + 8);
  return part;
}

/** Of compression. 6 takes 40 ms a picture instead of 7, for 22 KB less, which only programs load. */
const level = 3;

/**
 * An opaque picture as PNG (ISO/IEC 15948). Its rows are not filtered: figures made of dots repeat exactly, and take
 * a quarter to three quarters of the bytes that they take with filters.
 * @param rows each with its filter's number, 0, then the pixels' red, green and blue
 */
function pngOfRows(rows: Buffer, width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([depth, colors], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

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
  cached('png', [version, svg, String(width)], () =>
    rendered(svg, width, (image) => image.asPng()),
  );

const { width, height } = pictureSize;
const rowBytes = 1 + 3 * width;

/** The rows of an opaque picture, for `pngOfRows`. */
function rowsOf({ pixels }: RenderedImage): Buffer {
  const drawn = Buffer.alloc(rowBytes * height);
  for (let y = 0, from = 0; y < height; y += 1)
    for (let x = 0, to = rowBytes * y + 1; x < width; x += 1, from += 4, to += 3)
      for (let color = 0; color < 3; color += 1) drawn[to + color] = pixels[from + color] ?? 0;
  return drawn;
}

/** Draws a layer over rows, from a row down. Its colors are already multiplied by their opacity. */
function drawOver(rows: Buffer, { pixels, height: count }: RenderedImage, top: number): void {
  for (let y = top, from = 0; y < top + count; y += 1)
    for (let x = 0, to = rowBytes * y + 1; x < width; x += 1, from += 4, to += 3) {
      const opacity = pixels[from + 3] ?? 0;
      if (opacity === 0) continue;
      for (let color = 0; color < 3; color += 1) {
        const below = ((rows[to + color] ?? 0) * (255 - opacity)) / 255;
        rows[to + color] = (pixels[from + color] ?? 0) + Math.round(below);
      }
    }
}

/** The rows of the grounds drawn last, 2 MB each; articles have six. */
const grounds = new Map<string, Buffer>();
const keptGrounds = 8;

function groundRows(ground: string): Buffer {
  const known = grounds.get(ground);
  if (known) return known;
  const drawn = rendered(ground, width, rowsOf);
  const [oldest] = grounds.keys();
  if (oldest !== undefined && grounds.size === keptGrounds) grounds.delete(oldest);
  grounds.set(ground, drawn);
  return drawn;
}

/** Of the picture that is being made. New ones for each would be as much garbage again. */
const rows = Buffer.alloc(rowBytes * height);

/** A picture for sharing as a PNG. What it shares with other pictures is drawn once. */
export function rasterizeLayers({ ground, title, top }: PictureLayers): Buffer {
  groundRows(ground).copy(rows);
  rendered(title, width, (image) => drawOver(rows, image, top));
  return pngOfRows(rows, width, height);
}
