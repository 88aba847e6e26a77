import { seededRandom } from '../lib/random.ts';
import type { Point } from './geometry.ts';
import { featureFrame, featureInset, type Figure } from './model.ts';
import { dots } from './pen.ts';

type ScatterParams = {
  readonly seed: number;
  /** Distance between neighboring records, in figure units. */
  readonly pitch: number;
  /** Largest displacement along either axis, reached at the right edge. */
  readonly reach: number;
};

const defaults: ScatterParams = { seed: 5, pitch: 13, reach: 90 };

/** Where displacement begins, as a share of the width. */
const onset = 0.3;

type Scatter = { readonly plain: readonly Point[]; readonly marked: readonly Point[] };

/**
 * Records in a grid, moved at random by more and more toward the right. Three times the same
 * pattern of records is marked: on the left it can be read, on the right only counted.
 */
export function scatterFigure(params: Partial<ScatterParams> = {}): Figure {
  const { plain, marked } = scatterRecords(params);
  return {
    ...featureFrame,
    title: 'Order lost, count kept',
    description:
      'A grid of records with the same disc marked three times. To the right the records are moved at random, ' +
      'more and more: as many stay marked, but they no longer form a disc.',
    marks: [
      { d: dots(leftToRight(plain), 0), stroke: 'faint', width: 3, cap: 'square', opacity: 0.5 },
      { d: dots(leftToRight(marked), 0), stroke: 'data', width: 4, cap: 'square' },
    ],
  };
}

/** Dots can be drawn in any order; in this one their steps are smallest and compress best. */
function leftToRight(places: readonly Point[]): Point[] {
  return places.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** The records of the figure, in whole figure units, all within its frame. */
export function scatterRecords(params: Partial<ScatterParams> = {}): Scatter {
  const { seed, pitch, reach } = { ...defaults, ...params };
  const random = seededRandom(seed);
  const { width, height } = featureFrame;
  const columns = Math.floor((width - 2 * featureInset) / pitch) + 1;
  const rows = Math.floor((height - 2 * featureInset) / pitch) + 1;
  const left = (width - (columns - 1) * pitch) / 2;
  const top = (height - (rows - 1) * pitch) / 2;
  const plain: Point[] = [];
  const marked: Point[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = column / (columns - 1);
      const swing = reach * Math.max(0, (at - onset) / (1 - onset)) ** 2;
      const place = (start: number, end: number): number =>
        Math.round(reflect(start + swing * (2 * random() - 1), featureInset, end - featureInset));
      const record: Point = [place(left + column * pitch, width), place(top + row * pitch, height)];
      const isMarked = distanceToDisc(column, row, columns, rows) < 3.4;
      (isMarked ? marked : plain).push(record);
    }
  return { plain, marked };
}

/** How far, in pitches, a record lies from the center of the nearest of the three marked discs. */
function distanceToDisc(column: number, row: number, columns: number, rows: number): number {
  const third = columns / 3;
  const center = Math.round((Math.floor(column / third) + 0.5) * third - 0.5);
  return Math.hypot(column - center, row - Math.round((rows - 1) / 2));
}

/** Folds a value back into a range, as a wall reflects. */
function reflect(value: number, low: number, high: number): number {
  return value < low ? 2 * low - value : value > high ? 2 * high - value : value;
}
