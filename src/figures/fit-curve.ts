import { along, distance, type Point } from './geometry.ts';
import type { Pen } from './pen.ts';

/** A curve with its derivative: where it is at parameter t, and how fast it moves there. */
export type Curve = (t: number) => { readonly at: Point; readonly slope: Point };

/**
 * Draws a smooth curve with as few cubic Bézier segments as the tolerance allows. Each segment
 * takes its ends and its tangents from the curve itself (cubic Hermite interpolation), so the
 * joints are smooth, and a cubic polynomial is drawn exactly.
 *
 * @param drawing the pen; it moves to the start of the curve first
 * @param from first parameter
 * @param to last parameter
 * @param tolerance largest distance allowed between drawing and curve, in figure units
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

/** The end of a cubic Bézier segment, as a pen takes it: two control points and where it ends. */
type Segment = readonly [control1: Point, control2: Point, end: Point];

/** The segment between two parameters of a curve that has its tangents (cubic Hermite interpolation). */
function segmentBetween(curve: Curve, from: number, to: number): Segment {
  const third = (to - from) / 3;
  const [start, end] = [curve(from), curve(to)];
  return [along(start.at, start.slope, third), along(end.at, end.slope, -third), end.at];
}

/** A stop for curves with a kink, where no number of halvings reaches the tolerance. */
const maxDepth = 8;

/** The place on a cubic Bézier segment at u, from 0 at its start to 1 at its end. */
export function bezier(a: Point, b: Point, c: Point, d: Point, u: number): Point {
  const v = 1 - u;
  const mix = (i: 0 | 1): number =>
    v * v * v * a[i] + 3 * v * v * u * b[i] + 3 * v * u * u * c[i] + u * u * u * d[i];
  return [mix(0), mix(1)];
}
