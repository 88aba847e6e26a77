import { site } from '../../src/config/site.ts';
import { logoFigure } from '../../src/figures/logo.ts';
import { nightPalette } from '../../src/figures/pen/palette.ts';
import { toSvg } from '../../src/figures/pen/to-svg.ts';

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
