import { fitCurve, type Curve } from '../pen/fit-curve.ts';
import type { Point } from '../pen/geometry.ts';
import { featureFrame, type Figure } from '../pen/model.ts';
import { dots, hairline, pen, type Pen } from '../pen/pen.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from './words.ts';

type StandingWaveParams = {
  /** How many half wavelengths lie between the two ends. */
  readonly mode: number;
};

/** Distance of the outermost marks from the edge of the frame. */
const inset = 5;
const middle = featureFrame.height / 2;
const amplitude = 64;

/**
 * A standing wave, sin(kx - ωt) + sin(kx + ωt) = 2 sin(kx) cos(ωt), at six moments of a period. Its nodes never
 * move.
 */
export function standingWaveFigure({ mode = 5 }: Partial<StandingWaveParams> = {}): Figure {
  const [left, right] = [inset, featureFrame.width - inset];
  const nodes = Array.from({ length: mode + 1 }, (_, i): Point => [
    left + (i * (right - left)) / mode,
    middle,
  ]);
  const moments = pen();
  for (const moment of [0.45, 0.75])
    for (const side of [1, -1]) draw(moments, mode, side * Math.cos((Math.PI / 2) * moment));
  return {
    ...featureFrame,
    title: words.standingWave,
    description: fill(words.standingWaveText, { mode, nodes: mode + 1 }),
    marks: [
      { ...hairline([left, middle], [right, middle]), dash: '1 5' },
      { d: moments.path(), stroke: 'faint', width: 1, opacity: 0.6 },
      { d: draw(pen(), mode, -1).path(), stroke: 'series', width: 1.4 },
      { d: draw(pen(), mode, 1).path(), stroke: 'signal', width: 1.8 },
      { d: dots(nodes), stroke: 'ink', width: 6 },
    ],
  };
}

function draw(drawing: Pen, mode: number, strength: number): Pen {
  return fitCurve(drawing, standingWave(mode, strength), 0, mode, 0.3);
}

/** The standing wave at a share of its full swing; t counts half waves. */
export function standingWave(mode: number, strength: number): Curve {
  const step = (featureFrame.width - 2 * inset) / mode;
  return (t) => ({
    at: [inset + t * step, middle - amplitude * strength * Math.sin(Math.PI * t)],
    slope: [step, -amplitude * strength * Math.PI * Math.cos(Math.PI * t)],
  });
}
