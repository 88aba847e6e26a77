import { along, distance, type Point } from './geometry.ts';

/** Two vectors that are not parallel; their whole-number combinations are the lattice. */
export type Basis = readonly [Point, Point];

/**
 * The shortest basis of a lattice in the plane: the first vector is a shortest one of the lattice,
 * the second a shortest one not parallel to it. Source: Lagrange-Gauss reduction, as in
 * Galbraith, Mathematics of Public Key Cryptography (2012), algorithm 23.
 */
export function reduceBasis([first, second]: Basis): Basis {
  let [short, long] = length(first) <= length(second) ? [first, second] : [second, first];
  for (;;) {
    const multiple = Math.round(dot(short, long) / dot(short, short));
    const rest = along(long, short, -multiple);
    if (length(rest) >= length(short)) return [short, rest];
    [short, long] = [rest, short];
  }
}

/**
 * Rounds a place to a lattice point: its coordinates in the basis, each to the nearest whole
 * number. Close to the place if the basis is short and near right angles, far off if it is long
 * and thin. Source: Babai, On Lovász' lattice reduction and the nearest lattice point problem,
 * Combinatorica 6 (1986), the rounding procedure.
 */
export function roundInBasis(basis: Basis, place: Point): Point {
  const [a, b] = coordinates(basis, place);
  return combine(basis, Math.round(a), Math.round(b));
}

/**
 * The lattice point nearest to a place. In a reduced basis of the plane it is never more than one
 * step from the rounded one, so nine candidates decide.
 */
export function closestVector(basis: Basis, place: Point): Point {
  const reduced = reduceBasis(basis);
  const rounded = roundInBasis(reduced, place);
  const steps = [-1, 0, 1];
  const candidates = steps.flatMap((i) =>
    steps.map((j) => along(along(rounded, reduced[0], i), reduced[1], j)),
  );
  return candidates.reduce((best, next) =>
    distance(next, place) < distance(best, place) ? next : best,
  );
}

/** The coordinates of a place in a basis. */
export function coordinates([u, v]: Basis, place: Point): Point {
  const area = cross(u, v);
  return [cross(place, v) / area, cross(u, place) / area];
}

/** `a` times the first basis vector plus `b` times the second. */
export function combine([u, v]: Basis, a: number, b: number): Point {
  return [a * u[0] + b * v[0], a * u[1] + b * v[1]];
}

/**
 * The corners of the Voronoi cell of the origin, in order round it: all places that are nearer to
 * the origin than to any other lattice point. For a reduced basis u, v with u·v >= 0 it is bounded
 * by the bisectors of ±u, ±v and ±(u - v).
 */
export function voronoiCell(basis: Basis): Point[] {
  const [u, w] = reduceBasis(basis);
  const v: Point = dot(u, w) < 0 ? [-w[0], -w[1]] : w;
  const diagonal = along(v, u, -1);
  const round: readonly Point[] = [u, v, diagonal].flatMap((n): Point[] => [n, [-n[0], -n[1]]]);
  const neighbors = round.toSorted((a, b) => Math.atan2(a[1], a[0]) - Math.atan2(b[1], b[0]));
  return neighbors.map((n, i) => {
    const next = neighbors[(i + 1) % neighbors.length] ?? n;
    // Where the bisectors of n and of the next neighbor meet: p·n = n·n/2 and p·m = m·m/2.
    const area = cross(n, next);
    const [p, q] = [dot(n, n) / 2, dot(next, next) / 2];
    return [(p * next[1] - q * n[1]) / area, (q * n[0] - p * next[0]) / area];
  });
}

function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1];
}

function cross(a: Point, b: Point): number {
  return a[0] * b[1] - a[1] * b[0];
}

function length(a: Point): number {
  return Math.hypot(a[0], a[1]);
}
