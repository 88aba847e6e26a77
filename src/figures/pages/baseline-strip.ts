import { normalNumber, seededRandom } from '../../lib/random.ts';
import type { Point } from '../pen/geometry.ts';
import type { Figure, Layout } from '../pen/model.ts';
import { pen, polyline } from '../pen/pen.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from '../words.ts';

const boxes = {
  wide: { width: 1440, height: 190, count: 300, outlier: 213 },
  narrow: { width: 390, height: 190, count: 90, outlier: 64 },
} as const;
const limitHeight = 48;

type ChartParams = {
  readonly seed: number;
  /** Number of measurements. */
  readonly count: number;
  /** Index of the outlier. */
  readonly outlier: number;
  /** Distance of the outlier from the center, in standard deviations. */
  readonly deviation: number;
};

type ControlChart = {
  readonly series: readonly number[];
  readonly center: number;
  /** Distance of the control limits from the center: three standard deviations. */
  readonly limit: number;
};

/**
 * A control chart (Shewhart 1931): a series with an outlier, and limits at three standard deviations, computed
 * without the outlier.
 */
export function controlChart(params: ChartParams): ControlChart {
  const { seed, count, outlier, deviation } = params;
  const random = seededRandom(seed);
  const noise = Array.from({ length: count }, () => normalNumber(random));
  const usual = noise.filter((_, i) => i !== outlier);
  const center = usual.reduce((sum, value) => sum + value, 0) / usual.length;
  const variance = usual.reduce((sum, v) => sum + (v - center) ** 2, 0) / (usual.length - 1);
  const sigma = Math.sqrt(variance);
  const series = noise.map((value, i) => (i === outlier ? center + deviation * sigma : value));
  return { series, center, limit: 3 * sigma };
}

export function baselineStripFigure(layout: Layout): Figure {
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
    title: words.baselineStrip,
    description: fill(words.baselineStripText, { count }),
    marks: [
      { d: limits.path(), stroke: 'edge', width: 1.2, dash: '2 6' },
      { d: polyline(places, 0), stroke: 'series', width: 1.5 },
      { d: polyline(places.slice(outlier - 1, outlier + 2), 0), stroke: 'attack', width: 2.4 },
      { d: pen().circle(at, 9).path(), stroke: 'attack', width: 1.8 },
    ],
  };
}
