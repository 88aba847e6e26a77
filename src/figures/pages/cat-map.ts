import type { Point } from '../pen/geometry.ts';
import type { Figure, Mark } from '../pen/model.ts';
import { dotRow, pen } from '../pen/pen.ts';
import * as words from '../words.ts';

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
