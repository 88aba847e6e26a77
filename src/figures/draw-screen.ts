import { hueSteps, largest, type Screen, sizeSteps } from './dot-screen.ts';
import type { CanvasTone, canvasPalette } from './palette.ts';

/** Strengths of a color: small dots are fainter. */
const levels = 4;

/** The pixels of a canvas, as `ImageData` has them. */
export type Pixels = {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
};

/**
 * Turns the dots in a picture from one set of sizes into another, by the dots that changed. Pixels, because
 * filling paths of thousands of circles holds up the page of a browser without a graphics card, after the script.
 * @param scale pixels to a CSS pixel
 * @param before sizes in the picture, all 0 if it is empty; `after` has the sizes to draw
 * @param colors from `screenColors`
 */
export function drawScreen(
  { data, width, height }: Pixels,
  screen: Screen,
  scale: number,
  before: Uint8Array,
  after: Uint8Array,
  colors: readonly string[],
): void {
  // One number a pixel: alpha, blue, green and red, as every processor that runs browsers orders bytes.
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const shades = colors.map((color) => {
    const rgb = Number.parseInt(color.slice(1), 16);
    return ((rgb & 0xff) << 16) | (rgb & 0xff00) | (rgb >> 16);
  });
  const step = (largest * screen.pitch * scale) / sizeSteps;
  for (let i = 0; i < after.length; i++) {
    const [was = 0, is = 0] = [before[i], after[i]];
    if (is === was) continue;
    // From the corner of the picture to the middle of its first pixel it is half a pixel.
    const [x, y] = [scale * (screen.x[i] ?? 0) - 0.5, scale * (screen.y[i] ?? 0) - 0.5];
    const edge = is === 0 ? 0 : is * step + 0.5;
    const reach = Math.max(is, was) * step + 0.5;
    const shade = shades[colorOf(screen.hue[i] ?? 0, is)] ?? 0;
    const [left, right] = [Math.max(0, Math.ceil(x - reach)), Math.min(width - 1, x + reach)];
    const bottom = Math.min(height - 1, y + reach);
    for (let row = Math.max(0, Math.ceil(y - reach)); row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        const away = Math.sqrt((column - x) * (column - x) + (row - y) * (row - y));
        if (away > reach) continue;
        // What the circle covers of a pixel goes from all to nothing within one pixel.
        const covered = Math.min(1, Math.max(0, edge - away));
        pixels[row * width + column] = covered > 0 ? shade | ((255 * covered) << 24) : 0;
      }
  }
}

const colorOf = (hue: number, size: number) =>
  hue * levels + Math.floor((Math.max(0, size - 1) * levels) / sizeSteps);

/** One color for each hue and level; faint dots are mixed with the ground. */
export function screenColors(
  tones: readonly CanvasTone[],
  palette: typeof canvasPalette,
): string[] {
  const stops = tones.map((tone) => palette[tone]);
  return Array.from({ length: hueSteps * levels }, (_, index) => {
    const position = (Math.floor(index / levels) / (hueSteps - 1)) * (stops.length - 1);
    const stop = Math.max(0, Math.min(stops.length - 2, Math.floor(position)));
    const hue = mix(stops[stop] ?? '', stops[stop + 1] ?? stops[stop] ?? '', position - stop);
    return mix(palette.ground, hue, faintest + ((1 - faintest) * (index % levels)) / (levels - 1));
  });
}

/** Share of the hue in the faintest level. */
const faintest = 0.4;

/** A mixture of two hexadecimal colors. */
function mix(from: string, to: string, share: number): string {
  const channel = (color: string, at: number): number =>
    Number.parseInt(color.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => {
    const value = channel(from, at) + (channel(to, at) - channel(from, at)) * share;
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
