/** A kind of picture that every browser shows. */
export type PictureKind = {
  readonly name: string;
  /** Of the published file. */
  readonly ending: string;
  /** What other endings such files have. */
  readonly others?: readonly string[];
  readonly is: (bytes: Buffer) => boolean;
};

const text = (bytes: Buffer, from: number, to: number): string =>
  bytes.subarray(from, to).toString('latin1');

/** The brands of a file in boxes (ISO/IEC 14496-12), such as AVIF and HEIC. */
const hasBrand = (bytes: Buffer, brand: RegExp): boolean =>
  text(bytes, 4, 8) === 'ftyp' && brand.test(text(bytes, 8, Math.min(64, bytes.readUInt32BE(0))));

const isPng = (bytes: Buffer): boolean => text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n';

/** The chunk of an animation stands before the pixels. */
const isAnimatedPng = (bytes: Buffer): boolean =>
  isPng(bytes) && bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');

const kinds: readonly PictureKind[] = [
  {
    name: 'JPEG',
    ending: 'jpg',
    others: ['jpeg', 'jpe', 'jfif'],
    is: (bytes) => text(bytes, 0, 3) === '\xff\xd8\xff',
  },
  { name: 'PNG', ending: 'png', is: (bytes) => isPng(bytes) && !isAnimatedPng(bytes) },
  {
    name: 'WebP',
    ending: 'webp',
    is: (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP',
  },
  {
    name: 'AVIF',
    ending: 'avif',
    is: (bytes) => hasBrand(bytes, /avif/) && !hasBrand(bytes, /avis/),
  },
  { name: 'GIF', ending: 'gif', is: (bytes) => /^GIF8[79]a$/.test(text(bytes, 0, 6)) },
  {
    name: 'SVG',
    ending: 'svg',
    is: (bytes) =>
      /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!DOCTYPE svg|(?:[\w.-]+:)?svg[\s>])/i.test(
        text(bytes, 0, 64),
      ),
  },
];

/** As a sentence lists them. */
const kindNames = `${kinds
  .slice(0, -1)
  .map(({ name }) => name)
  .join(', ')} or ${kinds.at(-1)?.name}`;

const saveAs = `save it as ${kindNames}`;
const asAnimation = 'save it as WebP or GIF';

/** What people have that can't be published, by what its bytes begin with. */
const otherKinds: readonly {
  readonly name: string;
  readonly is: (bytes: Buffer) => boolean;
  readonly remedy?: string;
}[] = [
  { name: 'an animated AVIF', is: (bytes) => hasBrand(bytes, /avis/), remedy: asAnimation },
  { name: 'an animated PNG', is: isAnimatedPng, remedy: asAnimation },
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
export function pictureKindOf(bytes: Buffer): PictureKind {
  if (bytes.length === 0) throw new Error('is empty: copy the picture again');
  const kind = kinds.find(({ is }) => is(bytes));
  if (kind) return kind;
  const { name, remedy = saveAs } = otherKinds.find(({ is }) => is(bytes)) ?? {
    name: 'no picture',
  };
  throw new Error(`is ${name}: ${remedy}`);
}
