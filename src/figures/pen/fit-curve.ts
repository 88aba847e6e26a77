import { along, distance, type Point } from './geometry.ts';
import type { Pen } from './pen.ts';

/** A parametric curve with its derivative. */
export type Curve = (t: number) => { readonly at: Point; readonly slope: Point };

/**
 * Draws a smooth curve with as few cubic Bézier segments as the tolerance allows. Segments take their ends
 * and tangents from the curve (cubic Hermite interpolation), so joints are smooth and cubics exact.
 * @param tolerance largest distance between drawing and curve, in figure units
 */
export function fitCurve(
  drawing: Pen,
  curve: Curve,
  from: number,
  to: number,
  tolerance = 0.15,
): Pen {
  drawing.moveTo(curve(from).at);
  const draw = (t0: number, t1: number, depth: number): void => {
    const start = curve(t0).at;
    const segment = segmentBetween(curve, t0, t1);
    const misses = [0.2, 0.4, 0.5, 0.6, 0.8].some((u) => {
      const drawn = bezier(start, ...segment, u);
      return distance(drawn, curve(t0 + u * (t1 - t0)).at) > tolerance;
    });
    if (misses && depth < maxDepth) {
      const middle = (t0 + t1) / 2;
      draw(t0, middle, depth + 1);
      draw(middle, t1, depth + 1);
    } else drawing.curveTo(...segment);
  };
  draw(from, to, 0);
  return drawing;
}

type Segment = readonly [control1: Point, control2: Point, end: Point];

function segmentBetween(curve: Curve, from: number, to: number): Segment {
  const third = (to - from) / 3;
  const [start, end] = [curve(from), curve(to)];
  return [along(start.at, start.slope, third), along(end.at, end.slope, -third), end.at];
}

/** Stops at a kink, where no number of halvings reaches the tolerance. */
const maxDepth = 8;

/** The point on a cubic Bézier segment at u, 0 to 1. */
function bezier(a: Point, b: Point, c: Point, d: Point, u: number): Point {
  const v = 1 - u;
  const mix = (i: 0 | 1): number =>
    v * v * v * a[i] + 3 * v * v * u * b[i] + 3 * v * u * u * c[i] + u * u * u * d[i];
  return [mix(0), mix(1)];
}
