import { drawStars, starField, type StarFieldParams } from '../figures/stars.ts';
import { boxesWithin } from '../lib/boxes-within.ts';

const textual = 'h1, h2, h3, p, a, button, input, label, li';

/**
 * Draws a sky that leaves its parent's text free, again whenever its size changes.
 * @returns a function that ends it
 */
export function runStars(
  canvas: HTMLCanvasElement,
  seed: number,
  layers: StarFieldParams['layers'],
): () => void {
  const context = canvas.getContext('2d');
  if (!context) return () => undefined;
  const draw = () => {
    const { clientWidth: width, clientHeight: height } = canvas;
    const scale = Math.min(2, devicePixelRatio);
    canvas.width = width * scale;
    canvas.height = height * scale;
    const avoid = boxesWithin(canvas, textual);
    drawStars(context, starField({ seed, layers, width, height, avoid }), scale);
  };
  const resized = new ResizeObserver(draw);
  resized.observe(canvas);
  return () => resized.disconnect();
}
