import { along, distance, type Point } from './geometry.ts';
import type { PathMark, Tone } from './model.ts';

/** Collects path commands and writes them as short as SVG allows. */
export type Pen = {
  moveTo(point: Point): Pen;
  lineTo(...points: readonly Point[]): Pen;
  curveTo(control1: Point, control2: Point, end: Point): Pen;
  circle(center: Point, radius: number): Pen;
  /** A segment of length 0: a dot as wide as the stroke. */
  dot(point: Point): Pen;
  /** Closes the subpath: the pen is at its start again. */
  close(): Pen;
  path(): string;
};

/**
 * A pen that writes rounded, relative commands: they are short and compress well. It steps between rounded
 * places, so rounding errors don't add up.
 * @param decimals digits after the decimal point
 */
export function pen(decimals = 1): Pen {
  const scale = 10 ** decimals;
  let text = '';
  let command = '';
  // The rounded place of the pen, in units of the last digit.
  let x = 0;
  let y = 0;
  /** Where the last move went. */
  let start: Point = [0, 0];

  const steps = ([px, py]: Point): [number, number] => [
    Math.round(px * scale) - x,
    Math.round(py * scale) - y,
  ];
  const write = (letter: string, numbers: readonly (number | string)[]): void => {
    // SVG reads pairs that follow a relative move as relative lines.
    const isImplied = letter === command || (command === 'm' && letter === 'l');
    if (!isImplied) text += letter;
    for (const number of numbers) {
      const written = typeof number === 'string' ? number : shortNumber(number / scale);
      const touches =
        /[a-z]$/i.test(text) ||
        written.startsWith('-') ||
        (written.startsWith('.') && /\.\d*$/.test(text));
      text += touches ? written : ` ${written}`;
    }
    command = letter;
  };
  const advance = ([dx, dy]: readonly [number, number]): void => {
    x += dx;
    y += dy;
  };

  const self: Pen = {
    moveTo(point) {
      const step = steps(point);
      // Two moves in a row would read as a move and a line.
      command = '';
      write(text === '' ? 'M' : 'm', step);
      advance(step);
      start = [x, y];
      return self;
    },
    lineTo(...points) {
      for (const point of points) {
        const [dx, dy] = steps(point);
        if (dy === 0) write('h', [dx]);
        else if (dx === 0) write('v', [dy]);
        else write('l', [dx, dy]);
        advance([dx, dy]);
      }
      return self;
    },
    curveTo(control1, control2, end) {
      const step = steps(end);
      write('c', [...steps(control1), ...steps(control2), ...step]);
      advance(step);
      return self;
    },
    circle([cx, cy], radius) {
      const r = Math.round(radius * scale);
      self.moveTo([cx - radius, cy]);
      write('a', [r, r, '0', '1', '0', 2 * r, 0]);
      write('a', [r, r, '0', '1', '0', -2 * r, 0]);
      return self;
    },
    dot(point) {
      return self.moveTo(point).lineTo(point);
    },
    close() {
      text += 'z';
      command = 'z';
      [x, y] = start;
      return self;
    },
    path: () => text,
  };
  return self;
}

/** A path with a dot at each place; the stroke width is the diameter. */
export function dots(places: readonly Point[], decimals = 1): string {
  const drawing = pen(decimals);
  for (const place of places) drawing.dot(place);
  return drawing.path();
}

/**
 * A row of equal dots, for a stroke with the dash `0 pitch`. The line ends a little after its last dot, because
 * browsers drop a dot at the very end.
 */
export function dotRow(drawing: Pen, from: Point, to: Point): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [dx, dy] = length === 0 ? [1, 0] : [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  drawing.moveTo(from).lineTo([to[0] + dx, to[1] + dy]);
}

export function polyline(places: readonly Point[], decimals = 1): string {
  const [first, ...rest] = places;
  return first === undefined
    ? ''
    : pen(decimals)
        .moveTo(first)
        .lineTo(...rest)
        .path();
}

/** A thin line, such as an axis. */
export const hairline = (...places: readonly Point[]): PathMark => ({
  d: polyline(places),
  stroke: 'hairline',
});

function shortNumber(value: number): string {
  return String(value).replace(/^(-?)0\./, '$1.');
}

/** One path with a line and a two-stroke head from each start to its tip. */
export function arrows(
  pairs: readonly (readonly [from: Point, tip: Point])[],
  head: number,
): string {
  const drawing = pen();
  for (const [from, tip] of pairs) {
    const length = distance(from, tip);
    const back: Point = [(from[0] - tip[0]) / length, (from[1] - tip[1]) / length];
    const side: Point = [-back[1], back[0]];
    const root = along(tip, back, head);
    drawing.moveTo(from).lineTo(tip);
    drawing.moveTo(along(root, side, head / 2)).lineTo(tip, along(root, side, -head / 2));
  }
  return drawing.path();
}

type Group<Item> = { readonly tone: Tone; readonly size: number; readonly item: Item };

/** One item for each tone and size: dots that share both become one path. */
export class ToneGroups<Item> implements Iterable<Group<Item>> {
  readonly #groups = new Map<string, Group<Item>>();
  readonly #create: () => Item;

  constructor(create: () => Item) {
    this.#create = create;
  }

  get(tone: Tone, size: number): Item {
    const key = `${tone} ${size}`;
    const group = this.#groups.get(key) ?? { tone, size, item: this.#create() };
    this.#groups.set(key, group);
    return group.item;
  }

  [Symbol.iterator](): Iterator<Group<Item>> {
    return this.#groups.values();
  }
}

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
