import { type Curve, fitCurve } from '../pen/fit-curve.ts';
import type { Figure } from '../pen/model.ts';
import { dots, pen } from '../pen/pen.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from '../words.ts';

const frame = { width: 1200, height: 150 } as const;

export function wave(periods: number): Curve {
  const rate = (2 * Math.PI * periods) / frame.width;
  const reach = 0.42 * frame.height;
  return (x) => ({
    at: [x, frame.height / 2 - reach * Math.sin(rate * x)],
    slope: [1, -reach * rate * Math.cos(rate * x)],
  });
}

/** One period of a slow wave, and a fast wave that has many in the same time. */
export function periodsFigure(count = 15): Figure {
  return {
    ...frame,
    stretch: true,
    title: fill(words.periods, { count }),
    description: fill(words.periodsText, { count }),
    marks: [
      {
        d: fitCurve(pen(0), wave(1), 0, frame.width, 1).path(),
        stroke: 'faint',
        width: 1.6,
        dash: '1 5',
      },
      { d: fitCurve(pen(0), wave(count), 0, frame.width, 1).path(), stroke: 'signal', width: 2.4 },
      {
        d: dots(
          Array.from(
            { length: count + 1 },
            (_, i) => [(i * frame.width) / count, frame.height / 2] as const,
          ),
        ),
        stroke: 'ink',
        width: 5,
      },
    ],
  };
}
