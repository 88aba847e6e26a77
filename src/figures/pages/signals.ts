import { normalNumber, seededRandom } from '../../lib/random.ts';
import { fill } from '../../lib/text/fill.ts';
import { ramp } from '../pen/dot-screen.ts';
import type { Point } from '../pen/geometry.ts';
import type { Figure, Layout, Tone } from '../pen/model.ts';
import { pen, polyline } from '../pen/pen.ts';
import * as words from '../words.ts';

const frame = { width: 480, height: 128 } as const;
const pitch = 6;

export function voiceWaveFigure(): Figure {
  const random = seededRandom(11);
  const wave = pen(0);
  for (let x = pitch / 2; x < frame.width; x += pitch) {
    const burst = Math.abs(Math.sin((2 * Math.PI * x) / frame.width)) ** 0.7;
    const reach = Math.max(1, burst * (0.3 + 0.7 * random()) * frame.height * 0.46);
    wave.moveTo([x, frame.height / 2 - reach]).lineTo([x, frame.height / 2 + reach]);
  }
  return {
    ...frame,
    stretch: true,
    title: words.voiceWave,
    description: words.voiceWaveText,
    marks: [{ d: wave.path(), stroke: 'soon', width: 3 }],
  };
}

const boxes = {
  wide: { length: 1440, across: 320, pitch: 6 },
  narrow: { length: 560, across: 350, pitch: 5 },
} as const;

/** Where the stages begin and end, as shares of the length. */
export const stages = {
  sealed: 0.165,
  split: 0.33,
  apart: 0.42,
  joining: 0.59,
  joined: 0.68,
  heard: 0.805,
} as const;

export const lanes: readonly Tone[] = ['signal', 'data', 'series', 'ok'];

/** Loudness at a share of the message, 0 to 1; it is the same at both ends. */
const loudness = (share: number): number =>
  Math.sqrt(Math.sin(Math.PI * Math.min(1, Math.max(0, share)))) *
  (0.35 + 0.65 * Math.abs(Math.sin(share * 9.4) * Math.cos(share * 3.1 + 0.5))) *
  (0.35 + 0.65 * Math.abs(Math.sin(share * 47)));

/** Spread of the lanes at a share of the length, 0 to 1. */
export const laneSpread = (share: number): number =>
  ramp(share - stages.split, stages.apart - stages.split) *
  (1 - ramp(share - stages.joining, stages.joined - stages.joining));

/** A message as samples: spoken, sealed, sent over four lanes, joined and heard again. */
export function signalStripFigure(layout: Layout): Figure {
  const { length, across, pitch } = boxes[layout];
  const random = seededRandom(3);
  const [clear, sealed] = [pen(0), pen(0)];
  const split = lanes.map(() => pen(0));
  const bar = (drawing: typeof clear, z: number, middle: number, size: number) => {
    const half = Math.max(1, Math.round(size / 2));
    const [low, high] = [Math.round(middle) - half, Math.round(middle) + half];
    if (layout === 'wide') drawing.moveTo([z, low]).lineTo([z, high]);
    else drawing.moveTo([low, z]).lineTo([high, z]);
  };
  for (let z = pitch / 2; z < length; z += pitch) {
    const share = z / length;
    const spread = laneSpread(share);
    const isClear = share < stages.sealed || share > stages.heard;
    if (isClear) {
      const said =
        share < 0.5 ? share / stages.sealed : (share - stages.heard) / (1 - stages.heard);
      bar(clear, z, across / 2, loudness(said) * across * 0.84);
    } else if (spread > 0.03) {
      for (const [lane, drawing] of split.entries())
        bar(
          drawing,
          z,
          across * (0.5 + spread * (lane - 1.5) * 0.255),
          (0.25 + 0.75 * random()) * across * (0.3 - 0.14 * spread),
        );
    } else bar(sealed, z, across / 2, (0.35 + 0.65 * random()) * across * 0.34);
  }
  const marks = [
    { d: clear.path(), stroke: 'ink', width: 2.6 } as const,
    { d: sealed.path(), stroke: 'series', width: 2.6 } as const,
    ...split.map((drawing, lane) => ({
      d: drawing.path(),
      stroke: lanes[lane] ?? 'signal',
      width: 2.6,
    })),
  ];
  return {
    ...(layout === 'wide' ? { width: length, height: across } : { width: across, height: length }),
    stretch: true,
    title: words.signalStrip,
    description: words.signalStripText,
    marks,
  };
}

const baselineBoxes = {
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
  const { width, height, count, outlier } = baselineBoxes[layout];
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
