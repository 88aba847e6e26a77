import { sizeMarks } from './still.ts';
import type { Figure, Layout } from '../pen/model.ts';
import { polyline } from '../pen/pen.ts';

/** A Weibull distribution through both points of the 2023 survey: 11% in 5 years and 31% in 10. */
const [scale, shape] = [18.1, 1.67];

/** Chance of a cryptographically relevant machine within some years, 0 to 1. */
export const machineOdds = (years: number): number => 1 - Math.exp(-((years / scale) ** shape));

/** Years until the chance is reached. */
export const yearsUntil = (chance: number): number =>
  scale * (-Math.log(1 - chance)) ** (1 / shape);

/** Years at the ends of the two axes. */
const oddsAxes = { secrecy: 15, migration: 10 } as const;

const boxes = { wide: { width: 1440, height: 420 }, narrow: { width: 282, height: 416 } } as const;

/** Bounds of the bands: the survey's two chances, and one in two. */
const oddsBounds = [0.11, 0.31, 0.5] as const;

/** The chance that a machine comes within X + Y, for all years of secrecy X and of migration Y. */
export function machineOddsFigure(layout: Layout): Figure {
  const box = boxes[layout];
  const late = yearsUntil(oddsBounds[1]);
  const x = (years: number): number => (years / oddsAxes.secrecy) * box.width;
  const y = (years: number): number => (1 - years / oddsAxes.migration) * box.height;
  const bands = sizeMarks(
    {
      tones: ['signal', 'data', 'series', 'rest'],
      pitch: layout === 'wide' ? 12 : 9,
      at(px, py) {
        const [across, up] = [px / box.width, 1 - py / box.height];
        const chance = machineOdds(across * oddsAxes.secrecy + up * oddsAxes.migration);
        const band = oddsBounds.filter((bound) => chance >= bound).length;
        return { size: [1, 0.8, 0.6][band] ?? 0.62 - 0.4 * chance, kind: (band + 0.5) / 4 };
      },
    },
    box,
  );
  return {
    ...box,
    cover: 'xMinYMax',
    title: 'What is still in time',
    description:
      `Years of secrecy run right, to ${oddsAxes.secrecy}; years of migration run up, to ${oddsAxes.migration}. ` +
      `Dots shrink with their sum: the odds of a machine are 11% at 5 years, 31% at 10 and 50% at ${Math.round(yearsUntil(0.5))}.`,
    marks: [
      ...bands,
      {
        d: polyline([
          [x(late - oddsAxes.migration), y(oddsAxes.migration)],
          [x(late), y(0)],
        ]),
        stroke: 'attack',
        width: 2.4,
      },
    ],
  };
}
