import type { Curve } from '../pen/fit-curve.ts';
import type { Figure, PathMark } from '../pen/model.ts';
import { along, type Point } from '../pen/geometry.ts';
import { pen } from '../pen/pen.ts';
import { counted } from '../../lib/text/grammar.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from './words.ts';

const frame = { width: 1440, height: 88 } as const;
/** Moments that are drawn faint, as shares of a full swing. */
const swings = [0.67, 0.34, -0.34, -0.67, -1] as const;

export function modeCurve(n: number, swing: number): Curve {
  const rate = (Math.PI * n) / frame.width;
  const reach = 0.44 * frame.height * swing;
  return (x) => ({
    at: [x, frame.height / 2 - reach * Math.sin(rate * x)],
    slope: [1, -reach * rate * Math.cos(rate * x)],
  });
}

/** Draws a mode by quarter waves: exact within a pixel, and equal pieces compress well. */
function quarters(n: number, curve: Curve): string {
  const step = frame.width / (2 * n);
  const tangent = (x: number, run: number): Point => along(curve(x).at, curve(x).slope, run);
  const drawing = pen(0).moveTo(curve(0).at);
  for (let quarter = 0; quarter < 2 * n; quarter++) {
    const [from, to] = [quarter * step, (quarter + 1) * step];
    drawing.curveTo(tangent(from, step / 3), tangent(to, -step / 3), curve(to).at);
  }
  return drawing.path();
}

/** One mode of a string as the background of a row: solid for what ships, dashed for what is coming. */
export function modeRowFigure(n: number, ships: boolean): Figure {
  const draw = (swing: number): string => quarters(n, modeCurve(n, swing));
  return {
    ...frame,
    stretch: true,
    title: fill(words.modeRow, { n }),
    description: counted(n, ships ? words.shipsText : words.comingText),
    marks: [
      ...swings.map((swing): PathMark => ({ d: draw(swing), stroke: 'grid', width: 1.2 })),
      { d: draw(1), stroke: ships ? 'ok' : 'soon', width: 2.4, ...(!ships && { dash: '2 7' }) },
    ],
  };
}
