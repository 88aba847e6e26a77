import { fitCurve, type Curve } from './fit-curve.ts';
import type { Point } from './geometry.ts';
import { featureFrame, featureInset, type Figure } from './model.ts';
import { dots, pen, polyline } from './pen.ts';

type PhaseCellParams = {
  /** Radius of the cell at the start, in figure units. */
  readonly radius: number;
  /** Momentum of its center above the axis, in figure units. */
  readonly momentum: number;
  /** The moments at which the cell is drawn; a unit of time moves by the momentum. */
  readonly times: readonly number[];
};

const defaults: PhaseCellParams = { radius: 32, momentum: 78, times: [0, 0.9, 1.8, 2.7] };

const origin: Point = [52, 156];

/**
 * A cell of phase space (position to the right, momentum upward) in free motion, q → q + p t: it is sheared,
 * and its area stays the same (Liouville's theorem).
 */
export function phaseCellFigure(params: Partial<PhaseCellParams> = {}): Figure {
  const { radius, momentum, times } = { ...defaults, ...params };
  const cells = times.map((time) => ({
    path: fitCurve(pen(), cellCurve(radius, momentum, time), 0, 2 * Math.PI, 0.2)
      .close()
      .path(),
    center: cellCenter(momentum, time),
  }));
  const [first, ...later] = cells;
  const last = later.at(-1);
  return {
    ...featureFrame,
    title: 'A phase-space cell that keeps its area',
    description:
      `A round cell in the plane of position and momentum, drawn at ${times.length} moments. ` +
      'As it drifts it is sheared into an ever longer, thinner ellipse of the same area.',
    marks: [
      {
        d: polyline([[origin[0], 8], origin, [featureFrame.width - featureInset, origin[1]]]),
        stroke: 'hairline',
      },
      {
        d: later
          .slice(0, -1)
          .map((cell) => cell.path)
          .join(''),
        stroke: 'faint',
      },
      { d: first?.path ?? '', stroke: 'data', width: 1.8 },
      { d: last?.path ?? '', stroke: 'signal', width: 1.8 },
      { d: dots(cells.map((cell) => cell.center)), stroke: 'ink', width: 5 },
    ],
  };
}

function cellCenter(momentum: number, time: number): Point {
  return [origin[0] + momentum * time, origin[1] - momentum];
}

/** The edge of the cell at a time, for a parameter from 0 to 2π. */
export function cellCurve(radius: number, momentum: number, time: number): Curve {
  const [x, y] = cellCenter(momentum, time);
  return (angle) => {
    const [q, p] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    return { at: [x + q + p * time, y - p], slope: [-p + q * time, -q] };
  };
}
