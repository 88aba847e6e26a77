import { fill } from '../lib/text/fill.ts';
import * as articleWords from './articles/words.ts';
import type { Point } from './pen/geometry.ts';
import { featureFrame, type Figure, type Mark } from './pen/model.ts';
import { type Curve, dotRow, dots, fitCurve, hairline, pen, polyline } from './pen/pen.ts';
import * as words from './words.ts';

const side = 26;
const pitch = 9;
const gap = 30;
const shown = [0, 1, 4] as const;

/** Arnold's cat map on a square of points: (x, y) to (2x + y, x + y), both modulo its side. */
export const catStep = ([x, y]: Point): Point => [(2 * x + y) % side, (x + y) % side];

export const afterSteps = (place: Point, count: number): Point =>
  Array.from({ length: count }).reduce<Point>(catStep, place);

/** A ring with a core. */
function pattern(): Point[] {
  const places: Point[] = [];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const r = Math.hypot(x - (side - 1) / 2, y - (side - 1) / 2) / side;
      if ((r < 0.4 && r > 0.24) || r < 0.11) places.push([x, y]);
    }
  return places;
}

/** A picture before the map, after one step and after four. */
export function catMapFigure(): Figure {
  const start = pattern();
  const width = side * pitch;
  const center = (index: number, [x, y]: Point): Point => [
    index * (width + gap) + (x + 0.5) * pitch,
    (y + 0.5) * pitch,
  ];
  const ground = pen();
  for (const index of shown.keys())
    for (let y = 0; y < side; y++)
      dotRow(ground, center(index, [0, y]), center(index, [side - 1, y]));
  const marks = shown.map((count, index): Mark => {
    const on = start
      .map((place) => afterSteps(place, count))
      .toSorted((a, b) => a[1] - b[1] || a[0] - b[0]);
    const drawing = pen();
    let from = on[0] ?? [0, 0];
    for (const [i, place] of on.entries()) {
      const next = on[i + 1];
      if (next && next[1] === place[1] && next[0] === place[0] + 1) continue;
      dotRow(drawing, center(index, from), center(index, place));
      if (next) from = next;
    }
    const tone = (['signal', 'data', 'series'] as const)[index] ?? 'series';
    return { d: drawing.path(), stroke: tone, width: 0.82 * pitch, dash: `0 ${pitch}` };
  });
  return {
    width: shown.length * width + (shown.length - 1) * gap,
    height: width,
    title: words.catMap,
    description: words.catMapText,
    marks: [{ d: ground.path(), stroke: 'grid', width: 1.6, dash: `0 ${pitch}` }, ...marks],
  };
}

/** Near 3.9 the values look random. */
const rate = 3.9;
const count = 64;

const time = { left: 8, right: 182, top: 14, bottom: 162 };
const pairs = { left: 208, right: 352, top: 14, bottom: 162 };

/**
 * Numbers that look random, in time and as a return map, where they lie on the parabola r x (1 - x): one pair
 * gives away the key r. Source: May, Nature 261 (1976).
 */
export function logisticMapFigure(): Figure {
  const values = orbit(count);
  const inTime = values.map((value, i): Point => [
    time.left + (i * (time.right - time.left)) / (count - 1),
    time.bottom - value * (time.bottom - time.top),
  ]);
  const [wide, high] = [pairs.right - pairs.left, pairs.bottom - pairs.top];
  const paired = values
    .slice(1)
    .map((value, i): Point => [pairs.left + (values[i] ?? 0) * wide, pairs.bottom - value * high]);
  const parabola: Curve = (x) => ({
    at: [pairs.left + x * wide, pairs.bottom - rate * x * (1 - x) * high],
    slope: [wide, -rate * (1 - 2 * x) * high],
  });
  return {
    ...featureFrame,
    title: fill(articleWords.logisticMap, { count }),
    description: fill(articleWords.logisticMapText, { rate }),
    marks: [
      hairline([pairs.left, pairs.top], [pairs.left, pairs.bottom], [pairs.right, pairs.bottom]),
      hairline([time.left, time.bottom], [time.right, time.bottom]),
      { d: polyline(inTime), stroke: 'hairline', width: 1 },
      { d: dots(inTime), stroke: 'series', width: 4 },
      { d: fitCurve(pen(), parabola, 0, 1).path(), stroke: 'attack' },
      { d: dots(paired), stroke: 'series', width: 4 },
    ],
  };
}

/** The first `length` values of the map. */
export function orbit(length: number): number[] {
  const values = [0.3];
  while (values.length < length) {
    const last = values.at(-1) ?? 0;
    values.push(rate * last * (1 - last));
  }
  return values;
}
