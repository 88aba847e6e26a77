import { fitCurve, type Curve, dots, pen } from '../pen/pen.ts';
import type { Point } from '../pen/geometry.ts';
import type { Figure, Layout } from '../pen/model.ts';
import * as words from '../words.ts';

type Places = {
  readonly width: number;
  readonly height: number;
  readonly shares: readonly [Point, Point, Point];
  /** Number of secrets that two shares leave open in the drawing. */
  readonly guesses: number;
};

const boxes: Record<Layout, Places> = {
  wide: {
    width: 1440,
    height: 432,
    shares: [
      [327, 250],
      [760, 195],
      [1180, 270],
    ],
    guesses: 24,
  },
  narrow: {
    width: 390,
    height: 480,
    shares: [
      [104, 280],
      [214, 230],
      [290, 258],
    ],
    guesses: 30,
  },
};

/** The value at x of the parabola through three points, by Lagrange's formula. */
export function parabolaThrough(points: readonly [Point, Point, Point], x: number): number {
  return points.reduce((sum, [xi, yi]) => {
    const weight = points.reduce((w, [xj]) => (xj === xi ? w : (w * (x - xj)) / (xi - xj)), 1);
    return sum + yi * weight;
  }, 0);
}

/** A parabola through the two shares for every guess at the secret, which is its height at x = 0. */
export function openParabolas(layout: Layout): { secret: number; at: (x: number) => number }[] {
  const { height, shares, guesses } = boxes[layout];
  const [first, second] = shares;
  return Array.from({ length: guesses }, (_, i) => {
    // Closer together in the middle, where they would otherwise leave a gap.
    const t = (2 * i) / (guesses - 1) - 1;
    const secret = height * (0.62 + 2.1 * t * (0.25 + 0.75 * Math.abs(t)));
    return { secret, at: (x) => parabolaThrough([[0, secret], first, second], x) };
  });
}

/** Shamir's sharing: two shares leave every secret possible, the third leaves one. */
export function shareCurvesFigure(layout: Layout): Figure {
  const { width, height, shares } = boxes[layout];
  const [first, second] = shares;
  const found = (x: number): number => parabolaThrough(shares, x);
  const curve =
    (value: (x: number) => number): Curve =>
    (x) => ({ at: [x, value(x)], slope: [1, value(x + 0.5) - value(x - 0.5)] });
  const open = pen(0);
  for (const { at } of openParabolas(layout)) fitCurve(open, curve(at), 0, width, 1e6);
  return {
    width,
    height,
    cover: 'xMinYMid',
    title: words.shareCurves,
    description: words.shareCurvesText,
    marks: [
      { d: open.path(), stroke: 'data', width: 1.2, opacity: 0.55 },
      { d: fitCurve(pen(), curve(found), 0, width, 1e6).path(), stroke: 'signal', width: 3.2 },
      { d: dots([[0, found(0)]]), stroke: 'signal', width: 26 },
      { d: dots([shares[2]]), stroke: 'signal', width: 15 },
      { d: dots([first, second]), stroke: 'ink', width: 15 },
    ],
  };
}
