/** A place or a displacement in figure units; y grows downward. */
export type Point = readonly [x: number, y: number];

export type Rect = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** `a` moved by `factor` times `b`. */
export function along(a: Point, b: Point, factor = 1): Point {
  return [a[0] + factor * b[0], a[1] + factor * b[1]];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A length to one decimal: no eye sees more, and digits hardly compress. */
export const tenths = (length: number): number => Math.round(length * 10) / 10;
