import { dataOf } from '../lib/attributes.ts';
import { drawStars, starField } from '../figures/stars.ts';
import { siblingRects } from '../lib/sibling-rects.ts';
import { fitCanvas } from '../lib/fit-canvas.ts';
import { isStarPreset, starPresets } from './star-presets.ts';

const textElements = 'h1, h2, h3, p, a, button, input, label, li';

/** Draws stars, but not under text. */
export function enhance(canvas: HTMLElement): void {
  if (!(canvas instanceof HTMLCanvasElement)) return;
  const context = canvas.getContext('2d');
  const stars = dataOf(canvas, 'stars') ?? '';
  if (!context || !isStarPreset(stars)) return;
  fitCanvas(canvas, (width, height, scale) => {
    const avoid = siblingRects(canvas, textElements);
    drawStars(context, starField({ ...starPresets[stars], width, height, avoid }), scale);
  });
}
