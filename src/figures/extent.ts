import type { Point, Rect } from './geometry.ts';
import { defaultStrokeWidth, labelSize, type Figure, type Mark } from './model.ts';

/**
 * A rectangle that holds all that a figure draws, strokes included, in figure units. Curves count
 * with their control points, which enclose them, and arcs with a full circle around the middle of
 * their chord, so the true extent may be smaller, never larger.
 */
export function extent(figure: Figure): Rect {
  const boxes = figure.marks.flatMap(boxesOf);
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * Every point that a path names (ends and control points), in absolute units. Reads the commands
 * that a pen writes: M m l h v c a z.
 *
 * @throws Error on any other command
 */
export function pathPoints(d: string): Point[] {
  const points: Point[] = [];
  let start: Point = [0, 0];
  let [x, y] = start;
  for (const [, letter = '', body = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const size = argumentCounts[letter];
    if (size === undefined) throw new Error(`"${letter}" is not a command that a pen writes`);
    const numbers = (body.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    for (let i = 0; i === 0 || i < numbers.length; i += Math.max(1, size)) {
      const n = (index: number): number => numbers[i + index] ?? 0;
      // The pairs of a command are all relative to where the pen stood before it.
      const origin: Point = [x, y];
      const add = (dx: number, dy: number): void => {
        [x, y] = [origin[0] + dx, origin[1] + dy];
        points.push([x, y]);
      };
      if (letter === 'z') [x, y] = start;
      else if (letter === 'M') add(n(0) - origin[0], n(1) - origin[1]);
      else if (letter === 'h') add(n(0), 0);
      else if (letter === 'v') add(0, n(0));
      else if (letter === 'a') {
        add(n(5) / 2 - n(0), n(6) / 2 - n(1));
        add(n(5) / 2 + n(0), n(6) / 2 + n(1));
        add(n(5), n(6));
      } else for (let pair = 0; pair < size; pair += 2) add(n(pair), n(pair + 1));
      if (letter.toLowerCase() === 'm' && i === 0) start = [x, y];
    }
  }
  return points;
}

const argumentCounts: Record<string, number> = { M: 2, m: 2, l: 2, h: 1, v: 1, c: 6, a: 7, z: 0 };

function boxesOf(mark: Mark): Rect[] {
  if ('text' in mark) {
    // No digit or sign of the site's face is wider than 0.7 of its size.
    const width = mark.text.length * labelSize * 0.7;
    const before = { start: 0, middle: 0.5, end: 1 }[mark.anchor ?? 'start'];
    return [{ x: mark.x - before * width, y: mark.y - labelSize, width, height: labelSize * 1.25 }];
  }
  const margin = mark.stroke === undefined ? 0 : (mark.width ?? defaultStrokeWidth) / 2;
  return pathPoints(mark.d).map(([x, y]) => ({
    x: x - margin,
    y: y - margin,
    width: 2 * margin,
    height: 2 * margin,
  }));
}
