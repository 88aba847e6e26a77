import { nearestRow, type FieldBox, type Sampling } from './dot-screen.ts';
import { wideFrom } from './model.ts';
import type { PhaseField } from './phase-field.ts';

/**
 * Abbe's bench: a grating, a lens that sorts its light into orders, stops, a lens that joins them and
 * the image. Lengths along the bench are shares of its length, lengths across it of its height.
 */
export const bench = {
  grating: 0.075,
  /** Focal length of both lenses. */
  focal: 0.2125,
  /** Distance between neighboring orders at the stops. */
  spread: 0.19,
  /** Period of the grating, and its open share. */
  period: 0.066,
  open: 0.3,
  /** Radius of the beam that meets the grating, where its amplitude is 1/e. */
  beam: 0.122,
} as const;

export const benchPlaces = {
  grating: bench.grating,
  firstLens: bench.grating + bench.focal,
  stops: bench.grating + 2 * bench.focal,
  secondLens: bench.grating + 3 * bench.focal,
  image: bench.grating + 4 * bench.focal,
} as const;

export const orders = [-2, -1, 0, 1, 2] as const;
export type Order = (typeof orders)[number];

/** Amplitude of an order behind a grating with open share a/d: sinc(n a/d), with sinc x = sin πx / πx. */
export function orderAmplitude(order: number): number {
  const x = Math.PI * order * bench.open;
  return x === 0 ? 1 : Math.sin(x) / x;
}

/** Parses the canvas's `data-choice`: blocked orders, separated by spaces. */
export const blockedOrders = (choice: string): ReadonlySet<number> =>
  new Set(choice.split(' ').filter(Boolean).map(Number));

/**
 * Contrast of the image, (brightest − darkest) / (brightest + darkest). A single order has none: it is a
 * plane wave and holds no picture.
 */
export function imageContrast(blocked: ReadonlySet<number>): number {
  const arriving = orders.filter((order) => !blocked.has(order));
  if (arriving.length < 2) return 0;
  const intensities = Array.from({ length: 720 }, (_, step) => {
    const turn = (2 * Math.PI * step) / 720;
    const sum = (part: (angle: number) => number): number =>
      arriving.reduce<number>(
        (total, order) => total + orderAmplitude(order) * part(order * turn),
        0,
      );
    return sum(Math.cos) ** 2 + sum(Math.sin) ** 2;
  });
  const [low, high] = [Math.min(...intensities), Math.max(...intensities)];
  return (high - low) / (high + low);
}

/** The light of one order at a place: amplitude, phase across the beam, and optical path. */
type Beam = { readonly amplitude: number; readonly phase: number; readonly path: number };

function beamAt(order: number, z: number, y: number, length: number, height: number): Beam {
  const focal = bench.focal * length;
  const spread = bench.spread * height;
  const period = bench.period * height;
  const slope = spread / focal;
  const wavelength = period * slope;
  const waist = bench.beam * height;
  const focus = (wavelength * focal) / (Math.PI * waist);
  const amplitude = (offset: number, radius: number): number =>
    orderAmplitude(order) *
    Math.exp(-((offset / radius) ** 2)) *
    Math.min(1.9, Math.sqrt(waist / radius));
  // Behind the grating each order is tilted and loses phase against the one in the middle.
  const across = (distance: number, side: 1 | -1): number =>
    (side * 2 * Math.PI * order * y) / period -
    (Math.PI * order ** 2 * wavelength * distance) / period ** 2;
  const tilt = Math.atan(order * slope);
  const behind = z - benchPlaces.grating * length;
  if (behind <= focal) {
    const center = order * slope * behind;
    const path = z + (y - center) * Math.sin(tilt) + center * Math.sin(tilt);
    return { amplitude: amplitude(y - center, waist), phase: across(behind, 1), path };
  }
  if (behind < 3 * focal) {
    const rayleigh = (Math.PI * focus ** 2) / wavelength;
    const radius = focus * Math.hypot(1, (behind - 2 * focal) / rayleigh);
    return { amplitude: amplitude(y - order * spread, radius), phase: order ** 2 * 1.7, path: z };
  }
  const ahead = 4 * focal - behind;
  const center = order * slope * ahead;
  return {
    amplitude: amplitude(y - center, waist),
    phase: across(ahead, -1),
    path: z - (y - center) * Math.sin(tilt),
  };
}

function sampling(box: FieldBox): Sampling {
  const { width, height, choice = '' } = box;
  const isWide = width >= wideFrom;
  const [length, across] = isWide ? [width, height] : [height, width];
  const blocked = blockedOrders(choice);
  // Drawn longer than the light: at the true wavelength a crest would be a single dot.
  const waveNumber = (2 * Math.PI) / (isWide ? 46 : 38);
  const waist = bench.beam * across;
  const sample = (z: number, y: number) => {
    if (z < benchPlaces.grating * length) {
      const amplitude = 0.92 * Math.exp(-((y / waist) ** 2) / 1.5);
      return amplitude < 0.06
        ? undefined
        : {
            re: amplitude * Math.cos(waveNumber * z),
            im: amplitude * Math.sin(waveNumber * z),
            kind: 0,
          };
    }
    // Behind the image the light runs straight on.
    const seen = Math.min(z, benchPlaces.image * length);
    let [re, im, weight, path, kind] = [0, 0, 0, 0, 0];
    for (const order of orders) {
      if (z > benchPlaces.stops * length && blocked.has(order)) continue;
      const beam = beamAt(order, seen, y, length, across);
      if (beam.amplitude < 0.01) continue;
      re += beam.amplitude * Math.cos(beam.phase);
      im += beam.amplitude * Math.sin(beam.phase);
      const power = beam.amplitude ** 2;
      weight += power;
      path += power * beam.path;
      kind += power * Math.abs(order);
    }
    if (weight < 0.006) return undefined;
    const amplitude = Math.min(1.03, (Math.hypot(re, im) / 1.5) ** 0.8);
    const turn = waveNumber * (path / weight + z - seen);
    return {
      re: amplitude * Math.cos(turn),
      im: amplitude * Math.sin(turn),
      kind: Math.min(0.99, kind / weight / 2),
    };
  };
  const pitch = box.pitch ?? (isWide ? 6 : 5);
  const axis = isWide ? nearestRow(across / 2, pitch) : across / 2;
  return {
    pitch,
    ...(isWide && choice === '' && { mirrors: [axis] }),
    at: (x, y) => (isWide ? sample(x, y - axis) : sample(y, x - axis)),
  };
}

/** Its `choice` names the blocked orders. */
export const abbeBench: PhaseField = {
  name: 'abbe-bench',
  title: 'A picture through five orders',
  description:
    'Light meets a grating and leaves it in five beams. A lens makes them parallel; halfway each passes a point where it ' +
    'can be blocked; a second lens joins what is left, and the grating is seen again.',
  legend: {
    dot: 'A place in the light. Its size is the height of the wave there, its color the order it belongs to.',
    formula: 'Σ cₙ · g(y − yₙ(z)) · e^{iφₙ}, cₙ = sinc(n a/d)',
  },
  tones: ['signal', 'data', 'series'],
  rest: 0.4,
  periodMs: 9000,
  coarse: { wide: 7.2, narrow: 6 },
  sample: sampling,
};
