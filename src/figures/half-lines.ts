import { arrows } from './arrow.ts';
import { levelEnergy } from './energy-ladder.ts';
import { type Curve, fitCurve } from './fit-curve.ts';
import type { Point } from './geometry.ts';
import { halfBoxes } from './half-fields.ts';
import type { FieldFigure, Layout, Mark, Tone } from './model.ts';
import { raising, weights } from './multiplets.ts';
import { dotRow, dots, pen } from './pen.ts';

const multipletTones: readonly Tone[] = ['signal', 'data', 'series', 'ok'];

/** Multiplets side by side: their states as dots, and arcs as high as the step between two is strong. */
export function multipletsFieldFigure(layout: Layout): FieldFigure {
  const { width, height } = halfBoxes[layout];
  const tops = layout === 'wide' ? [1, 2, 3, 4] : [1, 2];
  const spaces = tops.reduce((sum, top) => sum + top, 0) + tops.length;
  const step = width / spaces;
  const base = height - 56;
  const marks: Mark[] = [];
  let left = step / 2;
  for (const [index, top] of tops.entries()) {
    const tone = multipletTones[index] ?? 'signal';
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
    title: `Multiplets of ${tops.map((top) => top + 1).join(', ')} states`,
    description: `Rows of ${tops.map((top) => top + 1).join(', ')} states. An arc leads from each state to the next, the higher the stronger the step.`,
    legend: { dot: 'A state, placed by its third component.', formula: '√(T(T + 1) − m(m + 1))' },
    marks,
  };
}

/** Levels that draw closer upward, as rows of dots, and the jumps that are allowed. */
export function levelsFieldFigure(
  layout: Layout,
  jumps: readonly (readonly [from: number, to: number])[],
): FieldFigure {
  const { width, height } = halfBoxes[layout];
  const levels = Math.max(...jumps.flat());
  const [top, bottom] = [26, height - 26];
  const anharmonicity = 0.06;
  const yOf = (level: number): number =>
    bottom -
    ((bottom - top) * levelEnergy(level, anharmonicity)) / levelEnergy(levels, anharmonicity);
  const rows = pen();
  const pitch = layout === 'wide' ? 10 : 7.5;
  for (let level = 1; level <= levels; level++)
    dotRow(rows, [pitch / 2, yOf(level)], [width - pitch / 2, yOf(level)]);
  const ends = jumps.map(([from, to], i): readonly [Point, Point] => {
    const x = (width * (i + 0.5)) / jumps.length;
    return [
      [x, yOf(from)],
      [x, yOf(to) + (from < to ? 7 : -7)],
    ];
  });
  const pick = (up: boolean) =>
    arrows(
      ends.filter((_, i) => (jumps[i]?.[0] ?? 0) < (jumps[i]?.[1] ?? 0) === up),
      13,
    );
  return {
    width,
    height,
    stretch: true,
    title: `${levels} levels and the jumps between them`,
    description: `${levels} dotted lines, closer together toward the top. Arrows: ${jumps.map(([from, to]) => `${from} to ${to}`).join(', ')}.`,
    legend: {
      dot: 'A line of dots is a level, an arrow an allowed jump.',
      formula: 'Eₙ = ω(n + ½) − ωx(n + ½)²',
    },
    marks: [
      { d: rows.path(), stroke: 'data', width: 5, dash: `0 ${pitch}` },
      { d: pick(true), stroke: 'signal', width: 2.8 },
      { d: pick(false), stroke: 'series', width: 2.4 },
      { d: dots(ends.map(([from]) => from)), stroke: 'ink', width: 10 },
    ],
  };
}
