import { createScreen, type Screen, type ScreenField, stillPhase } from '../figures/dot-screen.ts';
import { drawScreen, screenColors } from '../figures/draw-screen.ts';
import { canvasPalette, type CanvasTone } from '../figures/palette.ts';
import { siblingRects } from '../lib/sibling-rects.ts';
import { fitCanvas } from '../lib/fit-canvas.ts';
import { animateWhileVisible } from '../lib/animate-while-visible.ts';

/** The values of `data-field`. */
const fields: Record<string, () => Promise<ScreenField<CanvasTone>>> = {
  'four-routes': () => import('../figures/four-routes.ts').then((figure) => figure.fourRoutes),
  home: () => import('../figures/home-field.ts').then((figure) => figure.homeField),
  strata: () => import('../figures/strata-field.ts').then((figure) => figure.strataField),
  tunnel: () => import('../figures/tunnel-field.ts').then((figure) => figure.tunnelField),
  'zone-plates': () => import('../figures/zone-plates.ts').then((figure) => figure.zonePlates),
};

const framesPerSecond = 20;

/** Animates the field that a canvas names. Draws no dots under neighbors with `data-keep-clear`. */
export async function enhance(canvas: HTMLElement): Promise<void> {
  if (!(canvas instanceof HTMLCanvasElement)) return;
  const context = canvas.getContext('2d');
  const field = await fields[canvas.dataset['field'] ?? '']?.();
  if (!context || !field) return;
  const colors = screenColors(field.tones, canvasPalette);
  let screen: Screen | undefined;
  let phase = stillPhase;

  const draw = () => {
    if (!screen) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    drawScreen(context, screen.frame(phase), colors, canvas.width / canvas.clientWidth);
  };
  const sample = () => {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0) return;
    const text = siblingRects(canvas, '[data-keep-clear]');
    screen = createScreen(field, { width, height, text, choice: canvas.dataset['choice'] ?? '' });
    draw();
    canvas.classList.add('shown');
  };
  fitCanvas(canvas, sample);
  new MutationObserver(sample).observe(canvas, { attributeFilter: ['data-choice'] });
  animateWhileVisible(canvas, framesPerSecond, (elapsed) => {
    phase = stillPhase + (2 * Math.PI * elapsed) / field.periodMs;
    draw();
  });
}
