import { fitCurve, type Curve } from './fit-curve.ts';
import type { Point } from './geometry.ts';
import { featureFrame, featureInset, type Figure } from './model.ts';
import { dots, pen, polyline } from './pen.ts';

type SharesParams = {
  /** Coefficients of the polynomial, the secret first, in figure units of height. */
  readonly coefficients: readonly [secret: number, linear: number, quadratic: number];
  /** How many shares are handed out. */
  readonly count: number;
  /** Which shares come together, counted from 1. */
  readonly used: readonly [number, number, number];
};

const defaults: SharesParams = { coefficients: [40, 74, -14.2], count: 5, used: [1, 3, 5] };

const axis = { x: 30, y: 158 };
const step = 61;

/**
 * Shamir's sharing of a secret, over the real numbers so that it can be drawn (it is done over a
 * finite field): any three points of a parabola fix it and with it the secret at x = 0; two leave
 * every secret possible. Source: Shamir, How to share a secret, Communications of the ACM 22 (1979).
 */
export function sharesFigure(params: Partial<SharesParams> = {}): Figure {
  const { coefficients, count, used } = { ...defaults, ...params };
  const shares = Array.from({ length: count }, (_, i) => share(coefficients, i + 1));
  const known = used.map((number) => share(coefficients, number)) as [Point, Point, Point];
  const secret: Point = [0, interpolate(known, 0)];
  const spare = shares.filter((_, i) => !used.includes(i + 1));
  const end = count + 0.2;
  // Two shares and any other secret fix a parabola too: three of those that two shares leave open.
  const open = pen();
  for (const guess of [-30, 28, 56]) {
    const others: [Point, Point, Point] = [[0, secret[1] + guess], known[0], known[1]];
    fitCurve(open, curveThrough(others), 0, used[1], 0.3);
  }
  const place = (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => [axis.x + x * step, axis.y - y]);
  return {
    ...featureFrame,
    title: `Three of ${count} shares give the secret`,
    description:
      `Five points lie on a parabola. Any three of them fix it, and its height at the left axis is the secret. ` +
      'Through two of them pass parabolas with every other secret; a few are drawn faint.',
    marks: [
      {
        d: polyline([
          [axis.x, 8],
          [axis.x, axis.y],
          [featureFrame.width - featureInset, axis.y],
        ]),
        stroke: 'hairline',
      },
      { d: open.path(), stroke: 'faint', width: 1, opacity: 0.6 },
      { d: fitCurve(pen(), curveThrough(known), 0, end).path(), stroke: 'data', width: 1.8 },
      { d: dots(place(spare)), stroke: 'faint', width: 6 },
      { d: dots(place(known)), stroke: 'data', width: 7 },
      { d: dots(place([secret])), stroke: 'signal', width: 9 },
    ],
  };
}

/** Share number x: the polynomial's value there. */
function share([secret, linear, quadratic]: SharesParams['coefficients'], x: number): Point {
  return [x, secret + linear * x + quadratic * x * x];
}

/** The value at x of the parabola through three points, by Lagrange's formula. */
export function interpolate(points: readonly [Point, Point, Point], x: number): number {
  return points.reduce((sum, [xi, yi]) => {
    const weight = points.reduce((w, [xj]) => (xj === xi ? w : (w * (x - xj)) / (xi - xj)), 1);
    return sum + yi * weight;
  }, 0);
}

/** That parabola in the figure. */
function curveThrough(points: readonly [Point, Point, Point]): Curve {
  const value = (x: number): number => interpolate(points, x);
  return (x) => ({
    at: [axis.x + x * step, axis.y - value(x)],
    // Exact for a parabola: the slope at x is the mean slope around it.
    slope: [step, -(value(x + 0.5) - value(x - 0.5))],
  });
}
