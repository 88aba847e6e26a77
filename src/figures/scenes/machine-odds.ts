import { sizeMarks } from './still.ts';
import type { Figure, Layout } from '../pen/model.ts';
import { polyline } from '../pen/pen.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from '../words.ts';

/** Years at the ends of the two axes. */
const axes = { secrecy: 15, migration: 10 } as const;

const boxes = { wide: { width: 1440, height: 420 }, narrow: { width: 282, height: 416 } } as const;

export type OddsSceneParams = {
  /** Chance of a machine within some years from today, from 0 to 1. */
  readonly oddsWithin: (years: number) => number;
  /** Chances at which the color changes, ascending. */
  readonly bounds: readonly [number, number, number];
  /** The sum of X and Y that the line marks, in years, and its odds in words. */
  readonly line: { readonly years: number; readonly odds: string };
};

/** The chance that a machine comes within X + Y, for all years of secrecy X and of migration Y. */
export function machineOddsFigure({ oddsWithin, bounds, line }: OddsSceneParams, layout: Layout) {
  const box = boxes[layout];
  const x = (years: number): number => (years / axes.secrecy) * box.width;
  const y = (years: number): number => (1 - years / axes.migration) * box.height;
  const bands = sizeMarks(
    {
      tones: ['signal', 'data', 'series', 'rest'],
      pitch: layout === 'wide' ? 12 : 9,
      at(px, py) {
        const [across, up] = [px / box.width, 1 - py / box.height];
        const chance = oddsWithin(across * axes.secrecy + up * axes.migration);
        const band = bounds.filter((bound) => chance >= bound).length;
        return { size: [1, 0.8, 0.6][band] ?? 0.62 - 0.4 * chance, kind: (band + 0.5) / 4 };
      },
    },
    box,
  );
  /** Where X + Y is the line's sum, at some years of migration. */
  const at = (migration: number): [number, number] => [x(line.years - migration), y(migration)];
  return {
    ...box,
    cover: 'xMinYMax',
    title: words.machineOdds,
    description: fill(words.machineOddsText, {
      secrecy: axes.secrecy,
      migration: axes.migration,
      years: line.years,
      odds: line.odds,
    }),
    marks: [
      ...bands,
      {
        d: polyline([at(Math.min(axes.migration, line.years)), at(0)]),
        stroke: 'attack',
        width: 2.4,
      },
    ],
  } satisfies Figure;
}
