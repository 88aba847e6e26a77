import { drawInterference, interferenceColors } from '../figures/draw-interference.ts';
import { heroInterference } from '../figures/hero-layout.ts';
import { createInterference, type Interference } from '../figures/interference.ts';
import { nightPalette } from '../figures/palette.ts';
import { boxesWithin } from '../lib/boxes-within.ts';
import { fitCanvas } from '../lib/fit-canvas.ts';
import { animateWhileSeen } from '../lib/watch-motion.ts';

const colors = interferenceColors(nightPalette);
const framesPerSecond = 20;
/** One wavelength of drift. */
const periodMs = 14_000;
/** Height of the fixed header over the hero, in CSS pixels. */
const header = 68;

/** Draws the hero's field on a canvas, again whenever its size changes, and drifts its phase. */
export function runInterference(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  let field: Interference | undefined;
  let phase = 0;

  const draw = () => {
    if (!field) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    drawInterference(context, field.frame(phase), colors, canvas.width / canvas.clientWidth);
  };
  fitCanvas(canvas, (width, height) => {
    field = createInterference(
      heroInterference({ width, height, header, text: boxesWithin(canvas, '[data-keep-clear]') }),
    );
    draw();
  });
  canvas.classList.add('shown');
  animateWhileSeen(canvas, framesPerSecond, (elapsed) => {
    phase = (2 * Math.PI * elapsed) / periodMs;
    draw();
  });
}
