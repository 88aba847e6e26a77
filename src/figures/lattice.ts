import { arrows } from './arrow.ts';
import { along, isInside, type Point } from './geometry.ts';
import {
  closestVector,
  combine,
  coordinates,
  reduceBasis,
  roundInBasis,
  voronoiCell,
  type Basis,
} from './lattice-basis.ts';
import { featureFrame, featureInset, type Figure } from './model.ts';
import { dots, pen, polyline } from './pen.ts';

type LatticeParams = {
  /** A long, thin basis, such as an attacker is given, in figure units. */
  readonly basis: Basis;
  /** Where the lattice's origin lies in the figure. */
  readonly origin: Point;
  /** The place whose nearest lattice point is asked for, in the figure. */
  readonly target: Point;
};

/** The lattice that is drawn unless another is asked for. */
export const latticeDefaults: LatticeParams = {
  basis: [
    [102, -54],
    [140, -62],
  ],
  origin: [46, 140],
  target: [292, 64],
};

/**
 * The closest vector problem in the plane. One lattice, two bases of it: rounding in the short one
 * finds the point nearest to the target, rounding in the long one lands elsewhere. ML-KEM
 * (FIPS 203) rests on a relative of this problem in hundreds of dimensions.
 */
export function latticeFigure(params: Partial<LatticeParams> = {}): Figure {
  const { basis, origin, target } = { ...latticeDefaults, ...params };
  const short = reduceBasis(basis);
  const fromOrigin = along(target, origin, -1);
  const nearest = along(origin, closestVector(basis, fromOrigin));
  const miss = along(origin, roundInBasis(basis, fromOrigin));
  const cell = voronoiCell(basis).map((corner) => along(nearest, corner));
  const tile = tileOf(basis).map((corner) => along(miss, corner));
  const points = latticePoints(short, origin);
  return {
    ...featureFrame,
    title: 'One lattice, two bases',
    description:
      'Two short arrows and two long, nearly parallel ones span the same field of points. ' +
      'Rounding a place in the short basis finds the nearest point; in the long one it finds a distant point.',
    marks: [
      { d: dots(points), stroke: 'faint', width: 3.2, opacity: 0.7 },
      { d: `${polyline(cell)}z`, fill: 'signal', opacity: 0.22 },
      { d: `${polyline(tile)}z`, fill: 'attack', opacity: 0.22 },
      { d: arrows(basis.map((v) => [origin, along(origin, v)])), stroke: 'attack' },
      { d: arrows(short.map((v) => [origin, along(origin, v)])), stroke: 'signal', width: 1.8 },
      { d: dots([miss]), stroke: 'attack', width: 6 },
      { d: dots([origin, nearest]), stroke: 'signal', width: 6 },
      { d: pen().circle(target, 4).path(), stroke: 'ink', width: 1.4 },
    ],
  };
}

/** The corners of all that rounds to the origin in a basis: its parallelogram, centered. */
function tileOf(basis: Basis): Point[] {
  return [
    combine(basis, 0.5, 0.5),
    combine(basis, 0.5, -0.5),
    combine(basis, -0.5, -0.5),
    combine(basis, -0.5, 0.5),
  ];
}

/** The lattice points within the frame, row by row. */
export function latticePoints(basis: Basis, origin: Point): Point[] {
  const { width, height } = featureFrame;
  const inner = {
    x: featureInset,
    y: featureInset,
    width: width - 2 * featureInset,
    height: height - 2 * featureInset,
  };
  const corners = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ].map(([x = 0, y = 0]) => coordinates(basis, along([x, y], origin, -1)));
  const range = (axis: 0 | 1): number[] => {
    const values = corners.map((corner) => corner[axis]);
    const first = Math.ceil(Math.min(...values));
    return Array.from({ length: Math.floor(Math.max(...values)) - first + 1 }, (_, i) => first + i);
  };
  return range(1)
    .flatMap((b) => range(0).map((a) => along(origin, combine(basis, a, b))))
    .filter((point) => isInside(point, inner));
}
