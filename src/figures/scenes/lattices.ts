import { normalNumber, seededRandom } from '../../lib/random.ts';
import { fill } from '../../lib/text/fill.ts';
import { along, type Point, tenths } from '../pen/geometry.ts';
import type { Figure, Layout, Mark, PathMark, Tone } from '../pen/model.ts';
import { arrows, dots, pen, ToneGroups } from '../pen/pen.ts';
import * as words from '../words.ts';

const boxes = {
  wide: { width: 1440, height: 475, count: 900, turns: 11, dot: 6 },
  narrow: { width: 390, height: 440, count: 420, turns: 5, dot: 5 },
} as const;

/** Largest standard deviation of the error, as a share of the modulus. */
const maxSpread = 0.3;

/** Spread of the error, which grows from the left (0) to the right (1). */
export const spreadAt = (share: number): number => maxSpread * share ** 1.6;

type SpreadSample = { readonly a: number; readonly b: number; readonly error: number };

/** Samples b = s·a + e mod 1 in order of a, with s the number of turns. */
export function spreadSamples(count: number, turns: number): SpreadSample[] {
  const random = seededRandom(203);
  return Array.from({ length: count }, (_, i) => {
    const a = (i + random()) / count;
    const error = spreadAt(a) * normalNumber(random);
    return { a, b: (((turns * a + error) % 1) + 1) % 1, error };
  });
}

/** Samples of one secret slope under an error that grows until it hides the slope. */
export function lweScene(layout: Layout): Figure {
  const { width, height, count, turns, dot } = boxes[layout];
  const tones: readonly Tone[] = ['signal', 'data', 'series'];
  const groups = tones.map((): Point[] => []);
  for (const { a, b } of spreadSamples(count, turns)) {
    const place: Point = [Math.round(a * width), Math.round((1 - b) * height)];
    groups[Math.min(2, Math.floor((spreadAt(a) / maxSpread) * 4.2))]?.push(place);
  }
  return {
    width,
    height,
    cover: 'xMinYMid',
    title: words.lwe,
    description: fill(words.lweText, { count }),
    marks: groups.map((places, i): Mark => ({
      d: dots(places, 0),
      stroke: tones[i] ?? 'signal',
      width: dot - 0.6 * i,
    })),
  };
}

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
