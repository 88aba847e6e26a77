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
    const third = (t1 - t0) / 3;
    const start = curve(t0);
    const end = curve(t1);
    const control1 = along(start.at, start.slope, third);
    const control2 = along(end.at, end.slope, -third);
    const misses = [0.2, 0.4, 0.5, 0.6, 0.8].some((u) => {
      const drawn = bezier(start.at, control1, control2, end.at, u);
      return distance(drawn, curve(t0 + u * (t1 - t0)).at) > tolerance;
    });
    if (misses && depth < maxDepth) {
      const middle = (t0 + t1) / 2;
      draw(t0, middle, depth + 1);
      draw(middle, t1, depth + 1);
    } else drawing.curveTo(control1, control2, end.at);
  };
  draw(from, to, 0);
  return drawing;
}

/**
 * Draws a smooth curve with one cubic Bézier segment between each two of the given parameters, for a curve
 * whose shape says where they should be.
 *
 * @param drawing the pen; it moves to the start of the curve first
 * @param stops parameters in order, the ends included
 */
export function throughStops(drawing: Pen, curve: Curve, stops: readonly number[]): Pen {
  for (const [i, stop] of stops.entries()) {
    const end = curve(stop);
    const before = stops[i - 1];
    if (before === undefined) drawing.moveTo(end.at);
    else {
      const start = curve(before);
      const third = (stop - before) / 3;
      const control = along(start.at, start.slope, third);
      drawing.curveTo(control, along(end.at, end.slope, -third), end.at);
    }
  }
  return drawing;
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
