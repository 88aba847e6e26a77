import type { Point } from './geometry.ts';

/** Collects path commands and writes them as short as SVG allows. */
export type Pen = {
  moveTo(point: Point): Pen;
  lineTo(...points: readonly Point[]): Pen;
  curveTo(control1: Point, control2: Point, end: Point): Pen;
  /** A circle of its own, drawn as two half turns. */
  circle(center: Point, radius: number): Pen;
  /** A segment of no length: a dot as wide as the stroke, round or square by the cap. */
  dot(point: Point): Pen;
  /** Back to the last move. Ends a subpath: move before drawing on. */
  close(): Pen;
  path(): string;
};

/**
 * A pen that rounds to a grid and writes relative commands, which are shorter and, where a figure
 * repeats itself, compress to almost nothing. It steps from rounded place to rounded place, so
 * rounding errors do not add up along a path.
 *
 * @param decimals digits after the point; 1 is a tenth of a CSS pixel in the feature figures
 */
export function pen(decimals = 1): Pen {
  const scale = 10 ** decimals;
  let text = '';
  let command = '';
  // The rounded place of the pen, in whole steps of the grid.
  let x = 0;
  let y = 0;

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
      return self;
    },
    path: () => text,
  };
  return self;
}

/** One path that puts a dot at each place; its stroke width is the dots' diameter. */
export function dots(places: readonly Point[], decimals = 1): string {
  const drawing = pen(decimals);
  for (const place of places) drawing.dot(place);
  return drawing.path();
}

/**
 * A row of equal dots from one place to another, for a stroke dashed at their distance: `0 pitch`. The
 * line ends a little behind its last dot, because browsers drop dots at the very end of a line.
 */
export function dotRow(drawing: Pen, from: Point, to: Point): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [dx, dy] = length === 0 ? [1, 0] : [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  drawing.moveTo(from).lineTo([to[0] + dx, to[1] + dy]);
}

/** One path of straight lines through the places, in order. */
export function polyline(places: readonly Point[], decimals = 1): string {
  const [first, ...rest] = places;
  return first === undefined
    ? ''
    : pen(decimals)
        .moveTo(first)
        .lineTo(...rest)
        .path();
}

function shortNumber(value: number): string {
  return String(value).replace(/^(-?)0\./, '$1.');
}
