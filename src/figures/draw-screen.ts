import { hueSteps, largest, type Screen, sizeSteps } from './dot-screen.ts';
import type { CanvasTone, canvasPalette } from './palette.ts';

/** Strengths of a color: small dots are fainter. */
const levels = 4;

/** A path that dots are added to. */
type DotPath = Pick<CanvasRenderingContext2D, 'moveTo' | 'arc'>;

/**
 * Turns the dots on a canvas from one set of sizes into another: erases those that shrank, then draws all that
 * changed, with one fill for each color.
 * @param before sizes on the canvas, all 0 if it is empty; `after` has the sizes to draw
 * @param colors from `screenColors`
 */
export function drawScreen(
  context: CanvasRenderingContext2D,
  screen: Screen,
  before: Uint8Array,
  after: Uint8Array,
  colors: readonly string[],
): void {
  const dot = (path: DotPath, i: number, size: number, margin = 0) => {
    const [x, y] = [screen.x[i] ?? 0, screen.y[i] ?? 0];
    const radius = (size / sizeSteps) * largest * screen.pitch + margin;
    path.moveTo(x + radius, y);
    path.arc(x, y, radius, 0, 2 * Math.PI);
  };
  const changed = colors.map((): number[] => []);
  context.globalCompositeOperation = 'destination-out';
  context.beginPath();
  for (let i = 0; i < after.length; i++) {
    const [was = 0, is = 0] = [before[i], after[i]];
    if (is === was) continue;
    if (is < was) dot(context, i, was, softEdge);
    if (is > 0) changed[colorOf(screen.hue[i] ?? 0, is)]?.push(i);
  }
  context.fill();
  context.globalCompositeOperation = 'source-over';
  colors.forEach((color, index) => {
    const dots = changed[index] ?? [];
    if (dots.length === 0) return;
    context.fillStyle = color;
    context.beginPath();
    for (const i of dots) dot(context, i, after[i] ?? 0);
    context.fill();
  });
}

/** Smoothing draws a dot's edge up to half a pixel outside. */
const softEdge = 0.4;

const colorOf = (hue: number, size: number) =>
  hue * levels + Math.floor(((size - 1) * levels) / sizeSteps);

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
