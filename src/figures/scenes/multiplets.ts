import { type Curve, fitCurve } from '../pen/fit-curve.ts';
import type { Point } from '../pen/geometry.ts';
import { halfBoxes, type Figure, type Layout, type Mark, type Tone } from '../pen/model.ts';
import { dotRow, dots, pen } from '../pen/pen.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from './words.ts';

const tones: readonly Tone[] = ['signal', 'data', 'series', 'ok'];

/** Weights of a multiplet, in halves: from -top to top in steps of one. */
export const weights = (top: number): number[] =>
  Array.from({ length: top + 1 }, (_, index) => 2 * index - top);

/**
 * Matrix element of the raising operator, √(T(T + 1) - m(m + 1)), with T and m in halves. It is zero for the
 * topmost state.
 */
export const raising = (top: number, weight: number): number =>
  Math.sqrt((top / 2) * (top / 2 + 1) - (weight / 2) * (weight / 2 + 1));

/** SU(2) multiplets: states as dots, and raising operators as arcs, the stronger the higher. */
export function multipletsScene(layout: Layout): Figure {
  const { width, height } = halfBoxes[layout];
  const tops = layout === 'wide' ? [1, 2, 3, 4] : [1, 2];
  const spaces = tops.reduce((sum, top) => sum + top, 0) + tops.length;
  const step = width / spaces;
  const base = height - 56;
  const marks: Mark[] = [];
  let left = step / 2;
  for (const [index, top] of tops.entries()) {
    const tone = tones[index] ?? 'signal';
    const own = weights(top);
    const places = own.map((_, i): Point => [left + i * step, base]);
    const hops = pen();
    for (const [i, weight] of own.slice(0, -1).entries()) {
      const [x = 0] = places[i] ?? [];
      const rise = raising(top, weight) * 66;
      const hop: Curve = (t) => ({
        at: [x + step * t, base - 14 - 4 * rise * t * (1 - t)],
        slope: [step, -4 * rise * (1 - 2 * t)],
      });
      fitCurve(hops, hop, 0, 1);
      const [endX, endY] = hop(1).at;
      hops.moveTo([endX - 9, endY - 7]).lineTo([endX, endY], [endX + 1, endY - 12]);
    }
    const row = pen();
    dotRow(row, [left - step / 2 + 8, base], [left + (top + 0.5) * step - 8, base]);
    marks.push(
      { d: row.path(), stroke: 'rest', width: 2, dash: '0 8' },
      { d: hops.path(), stroke: 'edge', width: 1.6 },
      { d: dots(places), stroke: tone, width: layout === 'wide' ? 26 : 20 },
    );
    left += (top + 1) * step;
  }
  return {
    width,
    height,
    title: fill(words.multiplets, { states: tops.map((top) => top + 1).join(', ') }),
    description: fill(words.multipletsText, { states: tops.map((top) => top + 1).join(', ') }),
    marks,
  };
}
