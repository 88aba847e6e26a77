import { hueSteps, levels, type ScreenFrame } from './dot-screen.ts';
import type { CanvasTone, canvasPalette } from './palette.ts';

/**
 * Draws a frame of dots onto the canvas, with one fill for each color.
 * @param colors from `screenColors`
 * @param scale canvas pixels in a CSS pixel
 */
export function drawScreen(
  context: CanvasRenderingContext2D,
  frame: ScreenFrame,
  colors: readonly string[],
  scale: number,
): void {
  const { x, y, radius, starts } = frame;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  colors.forEach((color, index) => {
    const [from = 0, to = 0] = starts.subarray(index, index + 2);
    if (from === to) return;
    context.fillStyle = color;
    context.beginPath();
    for (let i = from; i < to; i++) {
      const [cx = 0, cy = 0, r = 0] = [x[i], y[i], radius[i]];
      // Below a pixel a square of the same area looks the same and is drawn in half the time.
      if (r * scale < 1) context.rect(cx - r * flat, cy - r * flat, 2 * r * flat, 2 * r * flat);
      else {
        context.moveTo(cx + r, cy);
        context.arc(cx, cy, r, 0, 2 * Math.PI);
      }
    }
    context.fill();
  });
}

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

/** Half the side of the square whose area is that of a circle of radius 1. */
const flat = Math.sqrt(Math.PI) / 2;

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
