import type { Sharp } from 'sharp';

import { nightPalette, paperPalette } from '../../src/figures/pen/palette.ts';

/** In pixels: enough to see the lines of a drawing. */
const looked = 512;

/** Relative luminance of a color in sRGB (WCAG 2.2), its parts from 0 to 255. */
const luminance = (red = 0, green = 0, blue = 0): number => {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => (part / 255) ** 2.2);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const ground = luminance(
  ...(nightPalette.ground.match(/\w{2}/g) ?? []).map((part) => Number.parseInt(part, 16)),
);

/** The contrast that the outline of a drawing needs (WCAG 2.2, 1.4.11). */
const least = 3;

/** The ground of a picture that the ground of pages would hide. */
export const white = paperPalette.ground;

/**
 * Whether pages hide more of a picture than white would: of what is beside its see-through parts, such as the lines of a
 * drawing.
 */
export async function isHiddenByPages(picture: Sharp): Promise<boolean> {
  const { data, info } = await picture
    .resize({ width: looked, height: looked, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isSeen = (x: number, y: number) => (data[4 * (y * width + x) + 3] ?? 0) >= 64;
  let [onPages, onWhite] = [0, 0];
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const isInside = isSeen(x - 1, y) && isSeen(x + 1, y) && isSeen(x, y - 1) && isSeen(x, y + 1);
      if (!isSeen(x, y) || isInside) continue;
      const light = luminance(...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3));
      if ((light + 0.05) / (ground + 0.05) < least) onPages += 1;
      if (1.05 / (light + 0.05) < least) onWhite += 1;
    }
  return onPages > onWhite;
}
