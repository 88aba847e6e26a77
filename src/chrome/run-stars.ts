import { drawStars, starField } from '../figures/stars.ts';
import { boxesWithin } from '../lib/boxes-within.ts';
import { fitCanvas } from '../lib/fit-canvas.ts';
import { type Sky, skies } from './skies.ts';

const textual = 'h1, h2, h3, p, a, button, input, label, li';

/** Draws a sky that leaves its parent's text free, again whenever its size changes. */
export function runStars(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const sky = skies[canvas.dataset['sky'] as Sky];
  fitCanvas(canvas, (width, height, scale) => {
    const avoid = boxesWithin(canvas, textual);
    drawStars(context, starField({ ...sky, width, height, avoid }), scale);
  });
}
