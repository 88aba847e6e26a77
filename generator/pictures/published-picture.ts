import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

import type { Canvas } from '@napi-rs/canvas';
import { imageSize } from 'image-size';

import { cachedFiles, keptFile, generatorStamp } from '../files/cached.ts';
import { isPictureName, type StrippedPicture, strippedPicture } from './picture-kinds.ts';

/** In pixels. One of 100 million takes 400 MB while it is drawn. */
const mostPixels = 100_000_000;

/** In bytes. A photograph of 1,400 pixels as a JPEG has half as many. */
const heavy = 1_000_000;

type Ready = {
  readonly bytes: Buffer;
  /** Of the published file, without a dot. */
  readonly ending: string;
  readonly width: number;
  readonly height: number;
  /** What was changed, and what could be better, for the build's output. */
  readonly notes: readonly string[];
};

type Encoder = (canvas: Canvas) => Promise<Buffer>;

/** How a picture that was drawn again is kept, by its ending. */
const encoders: Readonly<Record<string, Encoder>> = {
  jpg: (canvas) => canvas.encode('jpeg', 85),
  png: (canvas) => canvas.encode('png'),
  webp: (canvas) => canvas.encode('webp', 85),
  avif: (canvas) => canvas.encode('avif', { quality: 65 }),
};

/** By orientation in EXIF, how to draw a picture of some width and height upright, as a matrix of a canvas. */
const upright: Readonly<Record<number, (w: number, h: number) => Matrix>> = {
  2: (w) => [-1, 0, 0, 1, w, 0],
  3: (w, h) => [-1, 0, 0, -1, w, h],
  4: (_, h) => [1, 0, 0, -1, 0, h],
  5: () => [0, 1, 1, 0, 0, 0],
  6: (_, h) => [0, 1, -1, 0, h, 0],
  7: (w, h) => [0, -1, -1, 0, h, w],
  8: (w) => [0, -1, 1, 0, 0, w],
};

type Matrix = [number, number, number, number, number, number];

/** Draws a picture upright and at most so wide, in sRGB. */
async function redrawn(
  { bytes, orientation, kind: { ending } }: StrippedPicture,
  encoder: Encoder,
  most: number,
): Promise<Pick<Ready, 'bytes' | 'ending' | 'width' | 'height'>> {
  // Loaded when it is needed, because it is large and most pictures fit.
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const picture = await loadImage(bytes).catch((cause: unknown) => {
    throw new Error('can’t be read to be drawn again: export it again', { cause });
  });
  const { width, height } = shownSize(picture, orientation);
  const scale = Math.min(1, most / width);
  const canvas = createCanvas(Math.round(width * scale), Math.max(1, Math.round(height * scale)));
  const context = canvas.getContext('2d');
  // The mean of the pixels below each. What it calls high looks at a few of them.
  context.imageSmoothingQuality = 'medium';
  context.scale(canvas.width / width, canvas.height / height);
  const matrix = upright[orientation]?.(picture.width, picture.height);
  if (matrix) context.transform(...matrix);
  context.drawImage(picture, 0, 0);
  const drawn = strippedPicture(await encoder(canvas));
  return { bytes: drawn.bytes, ending, width: canvas.width, height: canvas.height };
}

type Size = { readonly width: number; readonly height: number };

/** From orientation 5 on, a picture lies on its side. */
const shownSize = ({ width, height }: Size, orientation: number): Size =>
  orientation >= 5 ? { width: height, height: width } : { width, height };

const listed = (things: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(things);

function sizeOf({ bytes, orientation }: StrippedPicture): Size {
  try {
    return shownSize(imageSize(bytes), orientation);
  } catch (cause) {
    throw new Error('has no width and height: export it again, an SVG with a viewBox', { cause });
  }
}

/**
 * Makes a picture ready to be published: without private data, upright, and no wider than pages show it.
 * @param source the file as it is
 * @param most its greatest width, in pixels
 * @throws Error saying what is wrong with the file, and what to do; the name of the file fits before it
 */
export async function readyPicture(source: Buffer, most: number): Promise<Ready> {
  const stripped = strippedPicture(source);
  const { removed, orientation, animated, bytes, kind } = stripped;
  const { ending } = kind;
  const notes = removed.length > 0 ? [`published without ${listed(removed)}`] : [];
  const { width, height } = sizeOf(stripped);
  if (width * height > mostPixels)
    throw new Error(`has ${width} by ${height} pixels: make it at most ${most} pixels wide`);
  const isWide = ending !== 'svg' && width > most;
  const encoder = animated ? undefined : encoders[ending];
  if (encoder && (isWide || orientation !== 1)) {
    const drawn = await redrawn(stripped, encoder, most);
    if (isWide) notes.push(`scaled from ${width} to ${drawn.width} pixels`);
    return { ...drawn, notes: [...notes, ...weighed(drawn.bytes)] };
  }
  if (isWide) {
    const what = animated ? 'animations aren’t' : `a ${kind.name} isn’t`;
    throw new Error(`is ${width} pixels wide, and ${what} scaled: make it at most ${most} wide`);
  }
  return { bytes, ending, width, height, notes: [...notes, ...weighed(bytes)] };
}

/** A note about a picture that takes long to load. */
const weighed = ({ length }: Buffer): readonly string[] =>
  length > heavy ? [`still ${(length / 1_000_000).toFixed(1)} MB: save a photograph as JPEG`] : [];

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A picture as a page shows it. `src` changes whenever the picture does. */
export type PublishedPicture = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly notes: readonly string[];
  /** The file with its bytes. */
  readonly made: string;
};

const making = new Map<string, Promise<PublishedPicture>>();

async function make(
  file: string,
  source: Buffer,
  hash: string,
  most: number,
): Promise<PublishedPicture> {
  const stem = basename(file, extname(file)).replaceAll(/[^\w-]+/g, '-');
  const { id, about } = await cachedFiles(
    'picture',
    [generatorStamp(), hash, String(most)],
    async () => {
      const { bytes, ...rest } = await readyPicture(source, most);
      const facts = { ...rest, hash: digest(bytes).slice(0, 8) };
      return { files: [['picture', bytes]], about: facts };
    },
  );
  const { width, height, notes } = about;
  const src = `/pictures/content/${stem}-${about.hash}.${about.ending}`;
  return { src, width, height, notes, made: keptFile(id, 'picture') };
}

/**
 * A picture of the content, ready to be published. It is made once and kept between builds.
 * @param most its width on a page, in pixels
 * @throws Error if there is none, or saying what is wrong with it
 */
export async function publishedPicture(file: string, most: number): Promise<PublishedPicture> {
  const source = readFileSync(file);
  const hash = digest(source);
  const key = [hash, basename(file), most].join(' ');
  const begun = making.get(key) ?? make(file, source, hash, most);
  making.set(key, begun);
  return begun;
}

/**
 * Takes private data out of the pictures that are already in a folder: those that a style sheet or the folder
 * `public/` brought.
 * @returns what was done, for the build's output
 * @throws Error naming a picture that can't be published
 */
export async function cleanPictures(folder: string): Promise<readonly string[]> {
  const notes: string[] = [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter(isPictureName)) {
    const file = join(folder, name);
    try {
      const stripped = strippedPicture(readFileSync(file));
      const { removed, orientation, bytes, kind } = stripped;
      if (removed.length === 0) continue;
      const encoder = orientation === 1 ? undefined : encoders[kind.ending];
      const drawn = encoder && (await redrawn(stripped, encoder, Infinity));
      writeFileSync(file, drawn?.bytes ?? bytes);
      notes.push(`${name}: published without ${listed(removed)}`);
    } catch (cause) {
      throw new Error(`${name} ${cause instanceof Error ? cause.message : ''}`, { cause });
    }
  }
  return notes;
}
