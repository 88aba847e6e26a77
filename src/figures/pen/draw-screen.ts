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
 * @param from the first dot to draw, and `to` the one after the last; all if they are absent
 */
export function drawScreen(
  { data, width, height }: Pixels,
  screen: Screen,
  scale: number,
  before: Uint8Array,
  after: Uint8Array,
  colors: readonly number[],
  from = 0,
  to = after.length,
): void {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const step = (largest * screen.pitch * scale) / sizeSteps;
  for (let i = from; i < Math.min(to, after.length); i++) {
    const [was = 0, is = 0] = [before[i], after[i]];
    if (is === was) continue;
    // From the corner of the picture to the middle of its first pixel it is half a pixel.
    const [x, y] = [scale * (screen.x[i] ?? 0) - 0.5, scale * (screen.y[i] ?? 0) - 0.5];
    const edge = is === 0 ? 0 : is * step + 0.5;
    const reach = Math.max(is, was) * step + 0.5;
    const shade = colors[colorOf(screen.hue[i] ?? 0, is)] ?? 0;
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

/** The pixels of one color for each hue and level, without opacity; faint dots are mixed with the ground. */
export function screenColors(
  tones: readonly CanvasTone[],
  palette: typeof canvasPalette,
): number[] {
  const ground = pixelOf(palette.ground);
  const stops = tones.map((tone) => pixelOf(palette[tone]));
  return Array.from({ length: hueSteps * levels }, (_, index) => {
    const position = (Math.floor(index / levels) / (hueSteps - 1)) * (stops.length - 1);
    const stop = Math.max(0, Math.min(stops.length - 2, Math.floor(position)));
    const hue = mix(stops[stop] ?? 0, stops[stop + 1] ?? stops[stop] ?? 0, position - stop);
    return mix(ground, hue, faintest + ((1 - faintest) * (index % levels)) / (levels - 1));
  });
}

/** Share of the hue in the faintest level. */
const faintest = 0.4;

/** Where red, green and blue are in a pixel: bytes are ordered so on every processor that runs browsers. */
const channels: readonly number[] = [0, 8, 16];

/** The pixel of a hexadecimal color. */
const pixelOf = (color: string): number =>
  channels.reduce((pixel, at) => {
    const digits = 1 + at / 4;
    return pixel | (Number.parseInt(color.slice(digits, digits + 2), 16) << at);
  }, 0);

function mix(from: number, to: number, share: number): number {
  return channels.reduce((pixel, at) => {
    const [start, end] = [(from >> at) & 255, (to >> at) & 255];
    return pixel | (Math.round(start + (end - start) * share) << at);
  }, 0);
}
