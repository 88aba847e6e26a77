import { seededRandom } from '../lib/random.ts';
import type { Point } from './geometry.ts';
import { featureFrame, featureInset, type Figure } from './model.ts';
import { dots, pen, polyline } from './pen.ts';

type BaselineParams = {
  readonly seed: number;
  /** How many measurements. */
  readonly count: number;
  /** Which of them is the outlier, from 0. */
  readonly outlier: number;
  /** How far it lies above the center, in standard deviations. */
  readonly deviation: number;
};

const defaults: BaselineParams = { seed: 11, count: 61, outlier: 40, deviation: 7.6 };

type ControlChart = {
  readonly series: readonly number[];
  readonly center: number;
  /** Distance of the control limits from the center: three standard deviations. */
  readonly limit: number;
};

/**
 * A control chart: a measured series, its center and its limits at three standard deviations,
 * with one measurement outside. The limits come from the series without the outlier.
 * Source: Shewhart, Economic Control of Quality of Manufactured Product (1931).
 */
export function baselineFigure(params: Partial<BaselineParams> = {}): Figure {
  const { series, center, limit } = controlChart(params);
  const { outlier } = { ...defaults, ...params };
  const { width } = featureFrame;
  const [left, right] = [featureInset, width - featureInset];
  const base = 124;
  const unit = reach / limit;
  const step = (right - left) / (series.length - 1);
  const places = series.map((value, i): Point => [left + i * step, base - (value - center) * unit]);
  const at = places[outlier] ?? [0, 0];
  const level = (offset: number): string =>
    polyline([
      [left, base - offset],
      [right, base - offset],
    ]);
  const band: readonly Point[] = [
    [left, base - reach],
    [right, base - reach],
    [right, base + reach],
    [left, base + reach],
  ];
  const last = places.at(-1) ?? at;
  return {
    ...featureFrame,
    title: 'A baseline and one departure from it',
    description:
      `A series of ${series.length} measurements wavers around its mean, within dashed limits at three standard ` +
      'deviations. One lies far above the upper limit and is circled.',
    marks: [
      { d: `${polyline(band)}z`, fill: 'series', opacity: 0.07 },
      { d: level(reach) + level(-reach), stroke: 'faint', dash: '1 5' },
      { d: level(0), stroke: 'hairline', width: 1 },
      { d: polyline(places), stroke: 'series', width: 1.4 },
      { d: dots([last]), stroke: 'signal', width: 6 },
      { d: dots([at]), stroke: 'attack', width: 5 },
      { d: pen().circle(at, 7).path(), stroke: 'attack', width: 1.6 },
    ],
  };
}

/** Height of the control limits over the center, in figure units. */
const reach = 42;

/** The series of the figure and the limits computed from it. */
export function controlChart(params: Partial<BaselineParams> = {}): ControlChart {
  const { seed, count, outlier, deviation } = { ...defaults, ...params };
  const random = seededRandom(seed);
  const noise = Array.from({ length: count }, () => gaussian(random));
  const usual = noise.filter((_, i) => i !== outlier);
  const center = usual.reduce((sum, value) => sum + value, 0) / usual.length;
  const variance = usual.reduce((sum, v) => sum + (v - center) ** 2, 0) / (usual.length - 1);
  const sigma = Math.sqrt(variance);
  const series = noise.map((value, i) => (i === outlier ? center + deviation * sigma : value));
  return { series, center, limit: 3 * sigma };
}

/** A normally distributed number. Source: Box and Muller (1958). */
function gaussian(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
