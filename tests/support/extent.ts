import { bezier } from '../../src/figures/fit-curve.ts';
import type { Point, Rect } from '../../src/figures/geometry.ts';
import { defaultStrokeWidth, labelSize, type Figure, type Mark } from '../../src/figures/model.ts';

/**
 * The bounding box of a figure, strokes included, in figure units. Arcs count as full circles around the
 * middle of their chord, so the true extent may be smaller.
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
 * The end and control points of a path, in absolute units.
 * @throws Error on a command that a pen does not write
 */
export function pathPoints(d: string): Point[] {
  return segments(d).flatMap((segment) => segment.points);
}

/** Whether a point lies within a rectangle, its edge and a margin included. */
export const isInside = ([x, y]: Point, rect: Rect, margin = 0): boolean =>
  x >= rect.x - margin &&
  x <= rect.x + rect.width + margin &&
  y >= rect.y - margin &&
  y <= rect.y + rect.height + margin;

type Segment = {
  readonly command: string;
  readonly from: Point;
  readonly points: readonly Point[];
};

/** Reads the commands that a pen writes: M m l h v c a z. */
function segments(d: string): Segment[] {
  const found: Segment[] = [];
  let start: Point = [0, 0];
  let from: Point = start;
  for (const [, command = '', body = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const size = argumentCounts[command];
    if (size === undefined) throw new Error(`"${command}" is not a command that a pen writes`);
    const numbers = (body.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    for (let i = 0; i === 0 || i < numbers.length; i += Math.max(1, size)) {
      const points = pointsOf(command, numbers.slice(i, i + size), from, start);
      if (command !== 'z') found.push({ command, from, points });
      from = points.at(-1) ?? from;
      if (command.toLowerCase() === 'm' && i === 0) start = from;
    }
  }
  return found;
}

const argumentCounts: Record<string, number> = { M: 2, m: 2, l: 2, h: 1, v: 1, c: 6, a: 7, z: 0 };

function pointsOf(command: string, numbers: readonly number[], from: Point, start: Point): Point[] {
  const n = (index: number): number => numbers[index] ?? 0;
  const at = (dx: number, dy: number): Point => [from[0] + dx, from[1] + dy];
  if (command === 'z') return [start];
  if (command === 'M') return [[n(0), n(1)]];
  if (command === 'h') return [at(n(0), 0)];
  if (command === 'v') return [at(0, n(0))];
  if (command === 'c') return [at(n(0), n(1)), at(n(2), n(3)), at(n(4), n(5))];
  if (command !== 'a') return [at(n(0), n(1))];
  const [middleX, middleY] = [n(5) / 2, n(6) / 2];
  return [at(middleX - n(0), middleY - n(1)), at(middleX + n(0), middleY + n(1)), at(n(5), n(6))];
}

function boxesOf(mark: Mark): Rect[] {
  if ('text' in mark) {
    // No digit or sign of the site's face is wider than 0.7 of its size.
    const width = mark.text.length * labelSize * 0.7;
    const before = { start: 0, middle: 0.5, end: 1 }[mark.anchor ?? 'start'];
    return [{ x: mark.x - before * width, y: mark.y - labelSize, width, height: labelSize * 1.25 }];
  }
  const margin = mark.stroke === undefined ? 0 : (mark.width ?? defaultStrokeWidth) / 2;
  return segments(mark.d)
    .flatMap(drawnPoints)
    .map(([x, y]) => ({ x: x - margin, y: y - margin, width: 2 * margin, height: 2 * margin }));
}

/** Points on a segment; a curve is sampled. */
function drawnPoints({ command, from, points }: Segment): readonly Point[] {
  const [control1, control2, end] = points;
  if (command !== 'c' || !control1 || !control2 || !end) return points;
  return Array.from({ length: 33 }, (_, i) => bezier(from, control1, control2, end, i / 32));
}
