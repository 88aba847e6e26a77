import type { ScreenField } from './dot-screen.ts';
import { screenMarks } from './field-still.ts';
import { wideFrom, type FieldFigure, type Layout } from './model.ts';
import { polyline } from './pen.ts';

/** A Weibull distribution through both points of the 2023 survey: 11% in 5 years and 31% in 10. */
const [scale, shape] = [18.1, 1.67];

/** Chance of a cryptographically relevant machine within some years, 0 to 1. */
export const machineOdds = (years: number): number => 1 - Math.exp(-((years / scale) ** shape));

/** Years until the chance is reached. */
export const yearsUntil = (chance: number): number =>
  scale * (-Math.log(1 - chance)) ** (1 / shape);

/** Years at the ends of the two axes. */
export const oddsAxes = { secrecy: 15, migration: 10 } as const;

const boxes = { wide: { width: 1440, height: 420 }, narrow: { width: 282, height: 416 } } as const;

/** Bounds of the bands: the survey's two chances, and one in two. */
export const oddsBounds = [0.11, 0.31, 0.5] as const;

const bands: ScreenField = {
  tones: ['signal', 'data', 'series', 'rest'],
  rest: 1,
  periodMs: 0,
  sample: ({ width, height }) => ({
    pitch: width >= wideFrom ? 12 : 9,
    at(x, y) {
      const years = (x / width) * oddsAxes.secrecy + (1 - y / height) * oddsAxes.migration;
      const chance = machineOdds(years);
      const band = oddsBounds.filter((bound) => chance >= bound).length;
      const size = [1, 0.8, 0.6][band] ?? 0.62 - 0.4 * chance;
      return { re: size, im: 0, kind: (band + 0.5) / 4 };
    },
  }),
};

/** The chance that a machine comes within X + Y, for all years of secrecy X and of migration Y. */
export function machineOddsFigure(layout: Layout): FieldFigure {
  const box = boxes[layout];
  const late = yearsUntil(oddsBounds[1]);
  const x = (years: number): number => (years / oddsAxes.secrecy) * box.width;
  const y = (years: number): number => (1 - years / oddsAxes.migration) * box.height;
  return {
    ...box,
    cover: 'xMinYMax',
    title: 'What is still in time',
    description:
      `Years of secrecy run right, to ${oddsAxes.secrecy}; years of migration run up, to ${oddsAxes.migration}. ` +
      `Dots shrink with their sum: the odds of a machine are 11% at 5 years, 31% at 10 and 50% at ${Math.round(yearsUntil(0.5))}.`,
    legend: {
      dot: 'One pair of years. The larger, the likelier in time.',
      formula: 'F(X + Y) = 1 − exp(−((X + Y) / 18.1)^1.67)',
    },
    marks: [
      ...screenMarks(bands, box, { sizes: 4 }),
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
