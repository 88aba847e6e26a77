import { sizeMarks } from './field-still.ts';
import { greatCircleDistance, type Place } from './great-circle.ts';
import type { FieldFigure, Layout } from './model.ts';
import { molecularOrbital } from './orbitals.ts';
import { dots } from './pen.ts';
import { solarElevation } from './solar-elevation.ts';

/** The box of figures at half height. */
export const halfBoxes = {
  wide: { width: 1440, height: 252 },
  narrow: { width: 390, height: 240 },
} as const;

/** Two wells that share an electron and two that do not, as the size of the wave function there. */
export function orbitalsFieldFigure(layout: Layout): FieldFigure {
  const box = halfBoxes[layout];
  const isWide = layout === 'wide';
  const unit = isWide ? 54 : 30;
  const separation = 3.4;
  const pitch = isWide ? 7 : 6;
  const marks = sizeMarks(
    {
      tones: ['signal', 'data', 'series'],
      pitch,
      at(px, py) {
        // Wide, side by side; narrow, one below the other.
        const bonding = isWide ? px < box.width / 2 : py < box.height / 2;
        const [cx, cy] = isWide
          ? [box.width * (bonding ? 0.27 : 0.73), box.height / 2]
          : [box.width / 2, box.height * (bonding ? 0.25 : 0.75)];
        const value = molecularOrbital((px - cx) / unit, (py - cy) / unit, separation, bonding);
        const size = Math.min(1, Math.abs(value) ** 0.8 * 1.15);
        return size < 0.16 ? undefined : { size, kind: bonding ? 0 : value > 0 ? 0.5 : 0.9 };
      },
    },
    box,
    { sizes: 6 },
  );
  return {
    ...box,
    cover: 'xMidYMid',
    title: 'Shared, and merely side by side',
    description:
      'Two clouds of dots. In the first an electron belongs to two wells at once, and the cloud is whole between them. In the second its two ' +
      'parts have opposite signs, and a gap divides them.',
    legend: {
      dot: 'A place. Its size is the wave of the electron there.',
      formula: 'ψ = e^(−r₁) ± e^(−r₂)',
    },
    marks,
  };
}

export type DaylightParams = {
  readonly latitude: number;
  readonly longitude: number;
  /** Hours from Greenwich of the office's clock. */
  readonly clock: number;
  /** Opening and closing, in hours of that clock. */
  readonly open: readonly [from: number, to: number];
};

/** Declination of the sun on a day of the year, in degrees, within a degree. */
export const declination = (day: number): number =>
  -23.44 * Math.cos((2 * Math.PI * (day + 10)) / 365);

/** The sun over the office through a year: hours run to the right, days down, and open hours are bright. */
export function daylightFigure(params: DaylightParams, layout: Layout): FieldFigure {
  const box = halfBoxes[layout];
  const [from, to] = params.open;
  const marks = sizeMarks(
    {
      tones: ['signal', 'data', 'rest'],
      pitch: layout === 'wide' ? 10 : 8,
      at(x, y) {
        const time = (24 * x) / box.width;
        const day = (365 * y) / box.height;
        const height = solarElevation(time, { ...params, declination: declination(day) });
        if (height < 0) return { size: 0.2, kind: 0.9 };
        const size = 0.3 + 0.7 * Math.sin((height * Math.PI) / 180);
        return { size, kind: time >= from && time < to ? 0 : 0.5 };
      },
    },
    box,
    { sizes: 5 },
  );
  return {
    ...box,
    stretch: true,
    title: 'Daylight over the office, and its hours',
    description: `Hours of the day run to the right, the days of a year down. Dots are large where the sun is high, and bright from ${from} to ${to}, when the office is open.`,
    legend: {
      dot: 'An hour of a day. Its size is the height of the sun, bright while the office is open.',
      formula: 'sin h = sin φ sin δ + cos φ cos δ cos H',
    },
    marks,
  };
}

const degreesWide = 120;
const ringKilometers = 1000;

/** Distance from one place over the globe, as rings; other places are marked. */
export function distanceRingsFigure(
  from: Place,
  to: readonly Place[],
  layout: Layout,
): FieldFigure {
  const box = halfBoxes[layout];
  const scale = layout === 'wide' ? box.width / degreesWide : box.width / 70;
  const placeAt = (x: number, y: number): Place => ({
    longitude: from.longitude + (x - box.width / 2) / scale,
    latitude: from.latitude - (y - box.height / 2) / scale,
  });
  const pointOf = ({ latitude, longitude }: Place) =>
    [
      box.width / 2 + (longitude - from.longitude) * scale,
      box.height / 2 - (latitude - from.latitude) * scale,
    ] as const;
  const marks = sizeMarks(
    {
      tones: ['signal', 'data', 'series'],
      pitch: layout === 'wide' ? 9 : 7,
      at(x, y) {
        const distance = greatCircleDistance(from, placeAt(x, y));
        const size = Math.cos((Math.PI * distance) / ringKilometers) ** 2;
        return size < 0.2
          ? undefined
          : { size: size * 0.9, kind: Math.min(0.99, Math.round(distance / ringKilometers) / 6) };
      },
    },
    box,
    { sizes: 3 },
  );
  return {
    ...box,
    cover: 'xMidYMid',
    title: 'How far away',
    description: `Rings about one place on a map, each ${ringKilometers.toLocaleString('en-US')} kilometers of great circle from the next, with ${to.length} other places marked.`,
    legend: {
      dot: 'A place on Earth. A ring is 1,000 kilometers.',
      formula: 'cos σ = sin φ₁ sin φ₂ + cos φ₁ cos φ₂ cos Δλ',
    },
    marks: [
      ...marks,
      { d: dots(to.map(pointOf)), stroke: 'ground', width: 18 },
      { d: dots(to.map(pointOf)), stroke: 'ink', width: 10 },
      { d: dots([pointOf(from)]), stroke: 'ink', width: 14 },
    ],
  };
}

export type SessionPart = { readonly minutes: number; readonly tone: 'signal' | 'data' | 'series' };

/** Parts of a demo, as the free-demo page lists them. */
export const sessionParts = [
  { minutes: 10, tone: 'data' },
  { minutes: 25, tone: 'signal' },
  { minutes: 10, tone: 'series' },
] as const satisfies readonly SessionPart[];

/** A session as the shadow of a clock's hand: one color for each of its parts. */
export function sessionFieldFigure(
  layout: Layout,
  parts: readonly SessionPart[] = sessionParts,
): FieldFigure {
  const box = halfBoxes[layout];
  const total = parts.reduce((sum, { minutes }) => sum + minutes, 0);
  const ends = parts.map((_, i) =>
    parts.slice(0, i + 1).reduce((sum, part) => sum + part.minutes, 0),
  );
  const marks = sizeMarks(
    {
      tones: parts.map(({ tone }) => tone),
      pitch: layout === 'wide' ? 8 : 6,
      at(x, y) {
        const minutes = (total * x) / box.width;
        const middle = box.height * (0.5 - 0.36 * Math.sin((2 * Math.PI * minutes) / 60));
        const size = Math.exp(-(((y - middle) / (box.height * 0.17)) ** 2));
        const part = ends.findIndex((end) => minutes < end);
        return size < 0.1
          ? undefined
          : { size, kind: ((part < 0 ? parts.length - 1 : part) + 0.5) / parts.length };
      },
    },
    box,
    { sizes: 5 },
  );
  return {
    ...box,
    stretch: true,
    title: `${total} minutes`,
    description: `The shadow of a clock's hand over ${total} minutes rises, falls and rises again, in parts of ${parts.map(({ minutes }) => minutes).join(', ')} minutes.`,
    legend: {
      dot: 'A moment of the session. Each part has its color.',
      formula: 'x = r sin(2πt / 60)',
    },
    marks,
  };
}
