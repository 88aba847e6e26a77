import type { NamedFile } from '../files/write-files.ts';
import { iconSvg } from './icon-svg.ts';
import { rasterize } from './rasterize.ts';

/** Of the pictures in `favicon.ico`, in pixels. */
const icoSizes = [16, 32, 48];

/** An ICO file of PNG pictures: a header, an entry for each picture, then the pictures. */
function icoFile(pictures: readonly (readonly [size: number, png: Buffer])[]): Buffer {
  const [headerBytes, entryBytes] = [6, 16];
  const head = Buffer.alloc(headerBytes + entryBytes * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, [size, png]] of pictures.entries()) {
    const at = headerBytes + entryBytes * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(([, png]) => png)]);
}

/** The icon for what cannot read `icon.svg`: feed readers, search engines and the home screens of phones. */
export const iconFiles = (): readonly NamedFile[] => [
  ['favicon.ico', icoFile(icoSizes.map((size) => [size, rasterize(iconSvg(), size)]))],
  ['apple-touch-icon.png', rasterize(iconSvg({ corner: 0, margin: 5 }), 180)],
];
