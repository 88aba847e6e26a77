import { arrows } from '../pen/arrow.ts';
import { along, tenths, type Point } from '../pen/geometry.ts';
import type { Figure, PathMark, Tone } from '../pen/model.ts';
import { dots, pen } from '../pen/pen.ts';
import { ToneGroups } from '../pen/tone-groups.ts';
import * as words from './words.ts';

const frame = { width: 760, height: 620 } as const;
const middle: Point = [479, 248];
const short: readonly [Point, Point] = [
  [46, 13],
  [-15, 45],
];

/** A lattice vector: `a` times the first short vector and `b` times the second. */
const combine = (a: number, b: number): Point => [
  a * short[0][0] + b * short[1][0],
  a * short[0][1] + b * short[1][1],
];

const steps = { long: [7, 2], longer: [4, 1] } as const;
const spread = 330;
const sizes = 9;

/** The long basis in terms of the short one. Its determinant is ±1, so both span the same points. */
export const longBasisSteps = [steps.long, steps.longer] as const;

/** The discrete Gaussian, exp(−π|x|²/s²). */
export const gaussianWeight = (distance: number, s: number): number =>
  Math.exp((-Math.PI * distance ** 2) / s ** 2);

/** A lattice with two bases; points grow toward a place near one of them. */
export function latticeGaussianFigure(): Figure {
  const target = along(middle, [13, -12]);
  const groups = new ToneGroups<Point[]>(() => []);
  for (let i = -30; i <= 30; i++)
    for (let j = -30; j <= 30; j++) {
      const place = along(middle, combine(i, j));
      const isNear = place[0] > -8 && place[1] > -8 && place[0] < 768 && place[1] < 628;
      if (!isNear) continue;
      const weight = gaussianWeight(Math.hypot(place[0] - target[0], place[1] - target[1]), spread);
      const tone: Tone =
        weight > 0.55 ? 'signal' : weight > 0.16 ? 'data' : weight > 0.012 ? 'series' : 'rest';
      groups.get(tone, Math.ceil(weight * sizes)).push(place);
    }
  const origin = along(middle, combine(-6, -2));
  const arrow = ([i, j]: readonly [number, number]) =>
    [origin, along(origin, combine(i, j))] as const;
  return {
    ...frame,
    cover: 'xMidYMid',
    title: words.latticeGaussian,
    description: words.latticeGaussianText,
    marks: [
      ...[...groups].map(({ tone, size, item: places }): PathMark => ({
        d: dots(places, 0),
        stroke: tone,
        width: tenths(2.6 + (18 * size) / sizes),
      })),
      { d: arrows(longBasisSteps.map(arrow), 13), stroke: 'attack', width: 1.8 },
      { d: arrows([arrow([1, 0]), arrow([0, 1])], 11), stroke: 'signal', width: 3 },
      { d: pen().circle(target, 21).path(), stroke: 'ink', width: 1.6 },
      { d: dots([target]), stroke: 'ink', width: 5 },
    ],
  };
}
