import type { Point } from '../pen/geometry.ts';
import { featureFrame, type Figure } from '../pen/model.ts';
import { type Curve, dots, fitCurve, hairline, pen, polyline } from '../pen/pen.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from './words.ts';

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
    title: fill(words.logisticMap, { count }),
    description: fill(words.logisticMapText, { rate }),
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
