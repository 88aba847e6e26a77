import { sizeMarks } from './still.ts';
import { passingChance } from '../articles/quantum-measurements.ts';
import type { Figure, Layout } from '../pen/model.ts';
import * as words from '../words.ts';

const boxes = { wide: { width: 1440, height: 432 }, narrow: { width: 390, height: 416 } } as const;

/** Total turn of the rows' polarizers and of the columns', in degrees. */
const turns = { wide: { row: 270, column: 720 }, narrow: { row: 270, column: 360 } } as const;

/** Share of light that passes both polarizers at a place. */
export function passesBoth(layout: Layout, across: number, down: number): number {
  const { row, column } = turns[layout];
  return passingChance(down * row - across * column);
}

/** One polarizer for every row and every column: a dot is the light that passes both. */
export function polarizersFigure(layout: Layout): Figure {
  const box = boxes[layout];
  const marks = sizeMarks(
    {
      tones: ['signal', 'data', 'series'],
      pitch: layout === 'wide' ? 10 : 8,
      at(x, y) {
        const share = passesBoth(layout, x / box.width, y / box.height);
        return { size: 0.12 + 0.88 * share, kind: Math.min(0.99, 1 - share) };
      },
    },
    box,
    { sizes: 5 },
  );
  return {
    ...box,
    cover: 'xMidYMid',
    title: words.polarizers,
    description: words.polarizersText,
    marks,
  };
}
