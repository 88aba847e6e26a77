import process from 'node:process';

import type { Metadata, Sharp } from 'sharp';

import { faultOf, isFault } from '../texts/plain-text.ts';
import { type PictureKind, pictureKindOf } from './picture-kinds.ts';
import { isHiddenByPages, white } from './see-through.ts';
import { cleanedSvg } from './svg.ts';

/** In pixels. One of 100 million takes 400 MB while it is drawn. */
const mostPixels = 100_000_000;

/** In pixels, of an AVIF. */
const highest = 16_384;

/** In bytes. A photograph of 1,400 pixels as a JPEG has half as many. */
const heavy = 1_000_000;

/**
 * The library that reads and writes pictures. Each works in one thread, because the build has threads of its own.
 * @throws Error in one sentence on a machine for which it has no native part
 */
export async function loadSharp() {
  try {
    const { default: sharp } = await import('sharp');
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  } catch {
    throw faultOf(
      `Pictures can’t be drawn, because the package sharp has no native part for ${process.platform} ${process.arch} in node_modules: delete that folder, and run this again.`,
    );
  }
}

/** How a picture is written again, by its ending. */
const encoders: Readonly<Record<string, (picture: Sharp, from: Metadata) => Sharp>> = {
  jpg: (picture) => picture.jpeg({ quality: 85 }),
  png: (picture, { isPalette }) => picture.png({ compressionLevel: 9, palette: isPalette }),
  webp: (picture) => picture.webp({ quality: 85 }),
  // More effort takes four times as long, for a twentieth of the bytes. Colors are as coarse as in a JPEG.
  avif: (picture) => picture.avif({ quality: 60, effort: 0, chromaSubsampling: '4:2:0' }),
  gif: (picture) => picture.gif(),
};

/** What a picture's file may say besides showing it, by its name in the library. */
const besides = { exif: 'EXIF', iptc: 'IPTC', xmp: 'XMP', comments: 'text' } as const;

/** A file of a picture; its name is the picture's, with this at the end. */
export type PictureFile = {
  readonly ending: string;
  readonly width: number;
  readonly bytes: Buffer;
};

export type Ready = {
  readonly width: number;
  readonly height: number;
  /** The picture that every program can show. */
  readonly main: PictureFile;
  /** The same in other widths, narrow ones first, from which browsers choose. */
  readonly others: readonly PictureFile[];
  /** What was changed, and what could be better, for the build's output. */
  readonly notes: readonly string[];
};

const listed = (things: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(things);

const saidOfGround = 'on a white ground, because the dark one of pages would hide it';

/** A note about what was left out, and one about a picture that takes long to load. */
const notesOf = (removed: readonly string[], { length }: Buffer): readonly string[] => [
  ...(removed.length > 0 ? [`published without ${listed(removed)}`] : []),
  ...(length > heavy
    ? [`still ${(length / 1_000_000).toFixed(1)} MB: save a photograph as JPEG`]
    : []),
];

/** Of CSS; lengths such as `210mm` depend on it. */
const pixelsPerInch = 96;

/** The library draws an SVG larger by this, too, if it is told how many pixels an inch has. */
const enlarged = pixelsPerInch / 72;

/** An SVG on a ground, which browsers draw behind the root whatever its `viewBox`. */
function onWhite(svg: Buffer, root: string): Buffer {
  const style = ` style="background:${white}`;
  const grounded = root.includes(' style="')
    ? root.replace(' style="', `${style};`)
    : root.replace('<svg', `<svg${style}"`);
  return Buffer.from(svg.toString().replace(root, () => grounded));
}

async function readySvg(source: Buffer, most: number): Promise<Ready> {
  const { bytes: cleaned, removed } = await cleanedSvg(
    source,
    async (picture) => (await readyPicture(picture)).main.bytes,
  );
  const [root = ''] = /<svg[^>]*>/.exec(cleaned.toString()) ?? [];
  if (!/ viewBox=/.test(root) && !(/ width="\d/.test(root) && / height="\d/.test(root)))
    throw new Error('has no width and height: export it again, an SVG with a viewBox');
  const sharp = await loadSharp();
  // Browsers draw it: it takes no memory here, however large it is.
  const open = sharp(cleaned, { density: pixelsPerInch, limitInputPixels: false });
  const drawn = await open.metadata().catch((cause: unknown) => {
    if (!/bad dimensions/.test(String(cause))) throw cause;
    throw new Error('is less than a pixel wide or high: export it again, larger', { cause });
  });
  const width = Math.round(drawn.width / enlarged);
  const height = Math.round(drawn.height / enlarged);
  const isHidden = Number.isFinite(most) && (await isHiddenByPages(open.clone()));
  const bytes = isHidden ? onWhite(cleaned, root) : cleaned;
  const main = { ending: 'svg', width, bytes };
  const notes = [...notesOf(removed, bytes), ...(isHidden ? [saidOfGround] : [])];
  return { width, height, main, others: [], notes };
}

/** In parts of the greatest. */
const widthsBelow = [0.5, 0.75];

type Size = { readonly width: number; readonly height: number; readonly frames: number };

/**
 * What to do about a picture that takes too much memory; nothing about another one.
 * @param size in pixels; the height is that of all frames together
 * @param most the width that pages show
 */
export function tooLarge({ width, height, frames }: Size, most: number): string | undefined {
  if (width * height <= mostPixels) return undefined;
  const room = Math.floor(Math.sqrt((mostPixels * width) / height));
  return frames > 1
    ? `has ${frames} frames of ${width} by ${height / frames} pixels: make it shorter, or link to a film`
    : `has ${width} by ${height} pixels: make it at most ${Math.min(most, room)} pixels wide`;
}

async function readyRaster(source: Buffer, { ending }: PictureKind, most: number): Promise<Ready> {
  const sharp = await loadSharp();
  const open = () => sharp(source, { animated: true, failOn: 'error', limitInputPixels: false });
  const from = await open().metadata();
  const { width, height } = from.autoOrient;
  const frames = from.pages ?? 1;
  const fault = tooLarge({ width, height, frames }, most);
  if (fault) throw new RangeError(fault);
  const widest = Math.min(width, most);
  const isHidden = from.hasAlpha && Number.isFinite(most) && (await isHiddenByPages(open()));
  const draw = async (to: string, wide: number): Promise<PictureFile & { height: number }> => {
    const picture = open().autoOrient().toColorspace('srgb').resize({ width: wide });
    if (isHidden) picture.flatten({ background: white });
    const encoded = encoders[to]?.(picture, from) ?? picture;
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { ending: to, width: info.width, height: info.pageHeight ?? info.height, bytes: data };
  };
  const main = await draw(ending, widest);
  // Photographs: drawings have sharp edges, and animations lose their frames.
  const isStill = frames === 1 && ending !== 'gif' && Number.isFinite(most);
  const to = ending === 'png' ? 'png' : 'avif';
  const widths = widthsBelow
    .map((part) => Math.round(part * most))
    .filter((wide) => wide < 0.9 * widest);
  if (to !== ending) widths.push(widest);
  const others: PictureFile[] = [];
  if (isStill && (to === 'png' || main.height <= highest))
    for (const wide of widths) others.push(await draw(to, wide));
  const removed = Object.entries(besides).flatMap(([name, said]) => (name in from ? [said] : []));
  const scaled = widest < width ? [`scaled from ${width} to ${widest} pixels`] : [];
  return {
    width: main.width,
    height: main.height,
    main,
    others,
    notes: [...notesOf(removed, main.bytes), ...scaled, ...(isHidden ? [saidOfGround] : [])],
  };
}

/**
 * Makes a picture ready to be published: encoded anew, upright, in sRGB, with nothing besides what shows it, no wider
 * than pages show it, and in further widths.
 * @param source the file as it is
 * @param most its greatest width, in pixels; none for one file as wide as it is
 * @throws Error saying what is wrong with the file, and what to do; the name of the file fits before it
 */
export async function readyPicture(source: Buffer, most = Infinity): Promise<Ready> {
  const kind = pictureKindOf(source);
  if (kind.ending === 'svg') return readySvg(source, most);
  try {
    return await readyRaster(source, kind, most);
  } catch (cause) {
    // Not by its message: pictures that are read beside each other share the library's place for them.
    if (cause instanceof Error && cause.constructor === Error && !isFault(cause))
      throw new Error(`is cut off or broken (${kind.name}): copy or export it again`, { cause });
    throw cause;
  }
}
