import { controlChart } from './baseline.ts';
import type { Point } from './geometry.ts';
import type { FieldFigure, Layout } from './model.ts';
import { pen, polyline } from './pen.ts';

const boxes = {
  wide: { width: 1440, height: 190, count: 300, outlier: 213 },
  narrow: { width: 390, height: 190, count: 90, outlier: 64 },
} as const;
const limitHeight = 48;

/** A long series within its limits, and one measurement far outside. */
export function baselineStripFigure(layout: Layout): FieldFigure {
  const { width, height, count, outlier } = boxes[layout];
  const { series, center, limit } = controlChart({ seed: 1, count, outlier, deviation: 6.4 });
  const base = height - limitHeight - 12;
  const places = series.map((value, i): Point => [
    (i * width) / (count - 1),
    base - ((value - center) / limit) * limitHeight,
  ]);
  const at = places[outlier] ?? [0, 0];
  const limits = pen(0)
    .moveTo([0, base - limitHeight])
    .lineTo([width, base - limitHeight])
    .moveTo([0, base + limitHeight])
    .lineTo([width, base + limitHeight]);
  return {
    width,
    height,
    cover: 'xMidYMax',
    title: 'A baseline and one departure from it',
    description: `${count} measurements waver between two dashed limits at three standard deviations. One stands far above and is ringed.`,
    legend: { dot: 'One measurement.', formula: '|x − μ| > 3σ' },
    marks: [
      { d: limits.path(), stroke: 'edge', width: 1.2, dash: '2 6' },
      { d: polyline(places, 0), stroke: 'series', width: 1.5 },
      { d: polyline(places.slice(outlier - 1, outlier + 2), 0), stroke: 'attack', width: 2.4 },
      { d: pen().circle(at, 9).path(), stroke: 'attack', width: 1.8 },
    ],
  };
}
