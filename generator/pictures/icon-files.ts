import { site } from '../../src/config/site.ts';
import { logoFigure } from '../../src/figures/logo.ts';
import { nightPalette } from '../../src/figures/pen/palette.ts';
import { toSvg } from '../../src/figures/pen/to-svg.ts';
import type { NamedFile } from '../files/write-files.ts';

const size = 32;

/**
 * The mark on a tile of the site's ground, so that it shows in light and dark tab bars.
 * @param corner radius of the tile's corners; 0 for systems that round icons themselves
 * @param margin around the mark, of the tile's 32 units
 */
export function iconSvg({ corner = 7, margin = 3 } = {}): string {
  const inner = size - 2 * margin;
  const placed = toSvg(logoFigure(site.name), nightPalette).replace(
    / width="[\d.]+" height="[\d.]+"/,
    ` x="${margin}" y="${margin}" width="${inner}" height="${inner}"`,
  );
  const tile = `<rect width="${size}" height="${size}" rx="${corner}" fill="${nightPalette.ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">${tile}${placed}</svg>`;
}

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

/**
 * The icon for what cannot read `icon.svg`: feed readers, search engines and the home screens of phones. Loads a native
 * library, which the development server doesn't need.
 */
export async function iconFiles(): Promise<readonly NamedFile[]> {
  const { rasterize } = await import('./rasterize.ts');
  const pictures: [number, Buffer][] = [];
  for (const side of icoSizes) pictures.push([side, await rasterize(iconSvg(), side)]);
  return [
    ['favicon.ico', icoFile(pictures)],
    ['apple-touch-icon.png', await rasterize(iconSvg({ corner: 0, margin: 5 }), 180)],
  ];
}
