import { arrows } from '../pen/arrow.ts';
import type { Point } from '../pen/geometry.ts';
import { halfBoxes, type Figure, type Layout } from '../pen/model.ts';
import { dotRow, dots, pen } from '../pen/pen.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from './words.ts';

/**
 * Energy of a level of an anharmonic oscillator above its ground level, in units of its frequency: the
 * steps shrink as they rise. Source: Morse, Physical Review 34 (1929).
 * @param level counted from 1
 */
export function levelEnergy(level: number, anharmonicity: number): number {
  const term = (n: number): number => n + 0.5 - anharmonicity * (n + 0.5) ** 2;
  return term(level - 1) - term(0);
}

/** Levels as rows of dots, closer together toward the top, and the allowed jumps. */
export function levelsScene(
  layout: Layout,
  jumps: readonly (readonly [from: number, to: number])[],
): Figure {
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
    title: fill(words.energyLevels, { levels }),
    description: fill(words.energyLevelsText, {
      levels,
      jumps: jumps.map(([from, to]) => fill(words.jump, { from, to })).join(', '),
    }),
    marks: [
      { d: rows.path(), stroke: 'data', width: 5, dash: `0 ${pitch}` },
      { d: pick(true), stroke: 'signal', width: 2.8 },
      { d: pick(false), stroke: 'series', width: 2.4 },
      { d: dots(ends.map(([from]) => from)), stroke: 'ink', width: 10 },
    ],
  };
}
