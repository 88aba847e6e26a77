import { strippedAvif } from './private-data/avif.ts';
import { strippedGif } from './private-data/gif.ts';
import { strippedJpeg } from './private-data/jpeg.ts';
import { strippedPng } from './private-data/png.ts';
import { strippedSvg } from './private-data/svg.ts';
import { strippedWebp } from './private-data/webp.ts';

/** A picture's file without what doesn't show it. */
export type Stripped = {
  readonly bytes: Buffer;
  /** What was taken out, in words for the build's output. */
  readonly removed: readonly string[];
  /** How the removed EXIF turned it (1 to 8): to be drawn so. */
  readonly orientation: number;
  readonly animated: boolean;
};

type Kind = {
  readonly name: string;
  /** Of the published file. */
  readonly ending: string;
  /** What other endings such files have. */
  readonly others?: readonly string[];
  readonly is: (bytes: Buffer) => boolean;
  readonly strip: (bytes: Buffer) => Stripped;
};

const text = (bytes: Buffer, from: number, to: number): string =>
  bytes.subarray(from, to).toString('latin1');

/** The brands of a file in boxes (ISO/IEC 14496-12), such as AVIF and HEIC. */
const hasBrand = (bytes: Buffer, brand: RegExp): boolean =>
  text(bytes, 4, 8) === 'ftyp' && brand.test(text(bytes, 8, Math.min(64, bytes.readUInt32BE(0))));

/** The pictures that every browser shows. Nothing else is published as a picture. */
const kinds: readonly Kind[] = [
  {
    name: 'JPEG',
    ending: 'jpg',
    others: ['jpeg', 'jpe', 'jfif'],
    is: (bytes) => text(bytes, 0, 3) === '\xff\xd8\xff',
    strip: strippedJpeg,
  },
  {
    name: 'PNG',
    ending: 'png',
    others: ['apng'],
    is: (bytes) => text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
    strip: strippedPng,
  },
  {
    name: 'WebP',
    ending: 'webp',
    is: (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP',
    strip: strippedWebp,
  },
  { name: 'AVIF', ending: 'avif', is: (bytes) => hasBrand(bytes, /avi[fs]/), strip: strippedAvif },
  {
    name: 'GIF',
    ending: 'gif',
    is: (bytes) => /^GIF8[79]a$/.test(text(bytes, 0, 6)),
    strip: strippedGif,
  },
  {
    name: 'SVG',
    ending: 'svg',
    is: (bytes) =>
      /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg[:\s>])/i.test(text(bytes, 0, 64)),
    strip: (bytes) => strippedSvg(bytes, strippedPicture),
  },
];

/** As a sentence lists them. */
const kindNames = `${kinds
  .slice(0, -1)
  .map(({ name }) => name)
  .join(', ')} or ${kinds.at(-1)?.name}`;

const saveAs = `save it as ${kindNames}`;

/** What people have that can't be published, by what its bytes begin with. */
const otherKinds: readonly {
  readonly name: string;
  readonly is: (bytes: Buffer) => boolean;
  readonly remedy?: string;
}[] = [
  { name: 'HEIC, which few browsers show', is: (bytes) => hasBrand(bytes, /hei[cxfm]|hev[cx]/) },
  { name: 'a film', is: (bytes) => text(bytes, 4, 8) === 'ftyp', remedy: 'link to it' },
  {
    name: 'a TIFF or a camera’s raw file',
    is: (bytes) => /^(?:II\*\0|MM\0\*)/.test(text(bytes, 0, 4)),
  },
  { name: 'a Photoshop file', is: (bytes) => text(bytes, 0, 4) === '8BPS' },
  { name: 'a BMP', is: (bytes) => text(bytes, 0, 2) === 'BM' },
  { name: 'a PDF', is: (bytes) => text(bytes, 0, 4) === '%PDF' },
  { name: 'a compressed SVG', is: (bytes) => text(bytes, 0, 2) === '\x1f\x8b' },
  { name: 'a web page', is: (bytes) => /^\s*<(?:!doctype )?html/i.test(text(bytes, 0, 64)) },
  {
    name: 'a note of Git LFS in place of the picture',
    is: (bytes) => text(bytes, 0, 19) === 'version https://git',
    remedy: 'run git lfs pull',
  },
];

const endings = new Set(kinds.flatMap(({ ending, others = [] }) => [ending, ...others]));

/** Whether a file is meant as a picture that can be published, by its name. */
export const isPictureName = (name: string): boolean =>
  endings.has(name.split('.').at(-1)?.toLowerCase() ?? '');

/**
 * What a file is, by its bytes: a name may be wrong.
 * @throws Error saying what it is instead, and what to do
 */
function kindOf(bytes: Buffer): Kind {
  if (bytes.length === 0) throw new Error('is empty: copy the picture again');
  const kind = kinds.find(({ is }) => is(bytes));
  if (kind) return kind;
  const { name, remedy = saveAs } = otherKinds.find(({ is }) => is(bytes)) ?? {
    name: 'no picture',
  };
  throw new Error(`is ${name}: ${remedy}`);
}

export type StrippedPicture = Stripped & { readonly kind: Kind };

/**
 * A picture's bytes without what doesn't show it: place, camera, time, names, comments, scripts.
 * @throws Error saying what is wrong with the file, and what to do
 */
export function strippedPicture(bytes: Buffer): StrippedPicture {
  const kind = kindOf(bytes);
  try {
    return { ...kind.strip(bytes), kind };
  } catch (cause) {
    // The bytes ended, or a length in them leads past their end.
    if (cause instanceof RangeError)
      throw new Error(`is cut off or broken (${kind.name}): copy or export it again`, { cause });
    throw cause;
  }
}
