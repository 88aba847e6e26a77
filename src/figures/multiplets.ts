import { fitCurve, type Curve } from './fit-curve.ts';
import type { Point } from './geometry.ts';
import type { Figure, Mark, Tone } from './model.ts';
import { dots, pen, polyline } from './pen.ts';

type MultipletParams = {
  /** The largest weight of each multiplet, in halves: 1 for a doublet, 2 for a triplet. */
  readonly tops: readonly number[];
};

const defaults: MultipletParams = { tops: [1, 2] };

const frame = { width: 440, height: 330 } as const;
const middle = frame.width / 2;
const half = 90;
const rowsFrom = 108;
const rowStep = 150;
const tones: readonly Tone[] = ['signal', 'data', 'series'];

/** Weights of a multiplet, in halves: from -top to top in steps of one. */
export const weights = (top: number): number[] =>
  Array.from({ length: top + 1 }, (_, index) => 2 * index - top);

/**
 * What the raising operator multiplies a state by: √(T(T + 1) - m(m + 1)), with T and m in halves.
 * Zero for the topmost state, which cannot be raised.
 */
export const raising = (top: number, weight: number): number =>
  Math.sqrt((top / 2) * (top / 2 + 1) - (weight / 2) * (weight / 2 + 1));

const placeOf = (weight: number): number => middle + weight * half;

/** A hop from one state to the next, as high as its matrix element is large. */
function hop(top: number, weight: number, base: number): Curve {
  const rise = 46 * raising(top, weight);
  return (t) => ({
    at: [placeOf(weight) + 2 * half * t, base - 12 - 4 * rise * t * (1 - t)],
    slope: [2 * half, -4 * rise * (1 - 2 * t)],
  });
}

const written = (weight: number): string =>
  `${weight < 0 ? '−' : ''}${weight % 2 === 0 ? Math.abs(weight / 2) : '½'}`;

/**
 * Weight diagram of SU(2) multiplets: each dot is a state, placed by its third component, and
 * each arc is the operator that turns one state into the next. Source: Heisenberg, Zeitschrift für Physik
 * 77 (1932), for the doublet of the two nucleons.
 */
export function multipletsFigure(params: Partial<MultipletParams> = {}): Figure {
  const { tops } = { ...defaults, ...params };
  const bottom = rowsFrom + (tops.length - 1) * rowStep + 26;
  const axisAt = bottom + 14;
  const rows = tops.flatMap((top, row): Mark[] => {
    const base = rowsFrom + row * rowStep;
    const tone = tones[row % tones.length] ?? 'ink';
    const own = weights(top);
    const hops = pen();
    const heads = pen();
    for (const weight of own.slice(0, -1)) {
      fitCurve(hops, hop(top, weight, base), 0, 1);
      const [x, y] = hop(top, weight, base)(1).at;
      heads.moveTo([x - 8, y - 5]).lineTo([x, y], [x + 1, y - 10]);
    }
    return [
      {
        d: polyline([
          [10, base],
          [frame.width - 10, base],
        ]),
        stroke: 'hairline',
      },
      { d: hops.path() + heads.path(), stroke: 'faint', width: 1.4 },
      { d: dots(own.map((weight): Point => [placeOf(weight), base])), stroke: tone, width: 15 },
    ];
  });
  const columns = [...new Set(tops.flatMap(weights))].toSorted((a, b) => a - b);
  const guides = columns.map((weight) => {
    const top = Math.min(
      ...tops.flatMap((one, row) =>
        weights(one).includes(weight) ? [rowsFrom + row * rowStep] : [],
      ),
    );
    return polyline([
      [placeOf(weight), top],
      [placeOf(weight), axisAt - 8],
    ]);
  });
  return {
    ...frame,
    title: 'Weight diagram of a doublet and a triplet',
    description:
      'Two dots half a step either side of zero, and below them three dots at minus one, zero and one. An arc ' +
      'leads from each state to the next, higher where the step between two states is stronger.',
    marks: [
      { d: guides.join(''), stroke: 'hairline', dash: '1 5' },
      ...rows,
      ...columns.map((weight): Mark => ({
        text: written(weight),
        x: placeOf(weight),
        y: axisAt + 8,
        tone: 'faint',
        anchor: 'middle',
      })),
    ],
  };
}
