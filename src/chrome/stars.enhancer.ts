import { drawStars, starField } from '../figures/stars.ts';
import { siblingRects } from '../lib/sibling-rects.ts';
import { fitCanvas } from '../lib/fit-canvas.ts';
import { type StarPreset, starPresets } from './star-presets.ts';

const textual = 'h1, h2, h3, p, a, button, input, label, li';

/** Draws stars that leave its parent's text free, again whenever its size changes. */
export function enhance(canvas: HTMLElement): void {
  if (!(canvas instanceof HTMLCanvasElement)) return;
  const context = canvas.getContext('2d');
  if (!context) return;
  const preset = starPresets[canvas.dataset['stars'] as StarPreset];
  fitCanvas(canvas, (width, height, scale) => {
    const avoid = siblingRects(canvas, textual);
    drawStars(context, starField({ ...preset, width, height, avoid }), scale);
  });
}
