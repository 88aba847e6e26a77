import { fitCurve, type Curve } from './fit-curve.ts';
import type { Point } from './geometry.ts';
import { featureFrame, featureInset, type Figure } from './model.ts';
import { dots, pen } from './pen.ts';

type SealedCellParams = {
  /** Radius of the cell, in figure units. */
  readonly radius: number;
  /** How many field lines pass on each side of the cell. */
  readonly lines: number;
  /** Distance of the field lines from each other where the cell does not disturb them. */
  readonly spacing: number;
};

const defaults: SealedCellParams = { radius: 38, lines: 5, spacing: 13 };

/**
 * Field lines past a cylinder that screens a uniform field perfectly, such as a superconductor in
 * a magnetic field: the lines of constant ψ = U (r - a²/r) sin θ. They bend round the cell and
 * none enters.
 */
export function sealedCellFigure(params: Partial<SealedCellParams> = {}): Figure {
  const { radius, lines, spacing } = { ...defaults, ...params };
  const { width, height } = featureFrame;
  const center: Point = [width / 2, height / 2];
  const reach = width / 2 - featureInset;
  const field = pen();
  for (const side of [-1, 1])
    for (let line = 1; line <= lines; line++) {
      const level = side * line * spacing;
      // Where the line leaves the frame, to well within the drawing's tolerance.
      const end = potential([reach, level], radius);
      fitCurve(field, fieldLine(center, radius, level), -end, end, 0.2);
    }
  const [left, right] = [center[0] - radius, center[0] + radius];
  return {
    ...featureFrame,
    title: 'A field that cannot enter a cell',
    description:
      'Field lines part in front of a round cell and close again behind it. ' +
      'The one that meets it head-on ends at its wall. None enters.',
    marks: [
      { d: field.path(), stroke: 'faint', opacity: 0.6, width: 1 },
      {
        d:
          pen().moveTo([featureInset, center[1]]).lineTo([left, center[1]]).path() +
          pen()
            .moveTo([right, center[1]])
            .lineTo([width - featureInset, center[1]])
            .path(),
        stroke: 'series',
        width: 1.8,
      },
      { d: pen().circle(center, radius).path(), stroke: 'series', width: 1.8 },
      {
        d: dots([
          [featureInset, center[1]],
          [width - featureInset, center[1]],
        ]),
        stroke: 'series',
        width: 6,
      },
    ],
  };
}

/**
 * A field line round a cylinder of radius `a`, by the complex potential w = z + a²/z: its
 * parameter is the real part of w, `level` the imaginary part, that is ψ/U. Exact.
 */
export function fieldLine(center: Point, a: number, level: number): Curve {
  return (parameter) => {
    // z = (w ± √(w² - 4a²)) / 2, the root outside the cylinder.
    const [re, im] = squareRoot(parameter ** 2 - level ** 2 - 4 * a * a, 2 * parameter * level);
    const sign = re * parameter + im * level < 0 ? -1 : 1;
    const [x, y] = [(parameter + sign * re) / 2, (level + sign * im) / 2];
    // dz/dw = z² / (z² - a²)
    const [sx, sy] = [x * x - y * y, 2 * x * y];
    const size = (sx - a * a) ** 2 + sy * sy;
    return {
      at: [center[0] + x, center[1] + y],
      slope: [(sx * (sx - a * a) + sy * sy) / size, (-sy * a * a) / size],
    };
  };
}

/** The real part of w = z + a²/z at a place relative to the cylinder's axis. */
function potential([x, y]: Point, a: number): number {
  return x + (a * a * x) / (x * x + y * y);
}

/** The principal square root of a complex number. */
function squareRoot(re: number, im: number): Point {
  const size = Math.hypot(re, im);
  const root = Math.sqrt((size + re) / 2);
  return [root, (im < 0 ? -1 : 1) * Math.sqrt((size - re) / 2)];
}
