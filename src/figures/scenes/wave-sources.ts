import { fill } from '../../lib/text/fill.ts';
import { nearestRow } from '../pen/dot-screen.ts';
import { type Point, radians } from '../pen/geometry.ts';
import { type Figure, halfBoxes, type Layout } from '../pen/model.ts';
import { dots, pen, polyline } from '../pen/pen.ts';
import * as words from '../words.ts';
import { sizeMarks } from './still.ts';

/** Sum of the wavelets at a place behind the openings, −1 to 1. */
function waveletSum(places: readonly number[], waveNumber: number, x: number, y: number): number {
  const sum = places.reduce((total, from) => {
    const r = Math.hypot(x, y - from);
    return total + Math.cos(waveNumber * r) / Math.sqrt(Math.max(r, 20));
  }, 0);
  return (sum * Math.sqrt(Math.max(Math.hypot(x, 60), 20))) / places.length;
}

/** A plane wave meets seven openings, whose wavelets join into plane fronts again (Huygens). */
export function waveletsScene(layout: Layout): Figure {
  const box = halfBoxes[layout];
  const isWide = layout === 'wide';
  const pitch = isWide ? 7 : 6;
  const front = Math.round((0.3 * box.width) / pitch) * pitch;
  const axis = nearestRow(box.height / 2, pitch);
  const gap = box.height / (isWide ? 6.5 : 5);
  const places = [-3, -2, -1, 0, 1, 2, 3].map((step) => axis + step * gap);
  const waveNumber = (2 * Math.PI) / (isWide ? 49 : 36);
  const marks = sizeMarks(
    {
      tones: ['series', 'signal'],
      pitch,
      mirrors: [axis],
      at(x, y) {
        const distance = x - front;
        const size =
          distance < 0
            ? Math.max(0, Math.cos(waveNumber * distance)) * 0.8
            : Math.max(
                0,
                (1.1 + 1.3 * Math.exp(-distance / 160)) *
                  waveletSum(places, waveNumber, distance, y),
              );
        return size < 0.2 ? undefined : { size: Math.min(1, size), kind: distance < 0 ? 0 : 0.9 };
      },
    },
    box,
    { sizes: 3 },
  );
  return {
    ...box,
    cover: 'xMidYMid',
    title: words.wavelets,
    description: words.waveletsText,
    marks: [...marks, { d: dots(places.map((y) => [front, y] as const)), stroke: 'ink', width: 8 }],
  };
}

/** Distance between antennas, in wavelengths, and where the beam points, in degrees from straight ahead. */
const [elements, spacing, steer] = [12, 0.5, 22];
const radius = 250;
const center: Point = [260, 262];
/** Lower end of the scale, in decibels below the strongest direction. */
const floor = 40;

/**
 * Strength of a row of equal antennas in a direction, as a share of the strongest:
 * |sin(Nψ/2) / (N sin(ψ/2))| with ψ = 2πd/λ (sin θ − sin θ₀). Source: Balanis, Antenna Theory (2016), section 6.3.
 */
export function arrayFactor(degrees: number): number {
  const half = Math.PI * spacing * (Math.sin(radians(degrees)) - Math.sin(radians(steer)));
  return Math.abs(Math.sin(half)) < 1e-9
    ? 1
    : Math.abs(Math.sin(elements * half) / (elements * Math.sin(half)));
}

export function arrayFactorFigure(): Figure {
  const toward = (degrees: number, length: number): Point => {
    const angle = radians(degrees);
    return [center[0] + length * Math.sin(angle), center[1] - length * Math.cos(angle)];
  };
  const grid = pen();
  for (const share of [0.25, 0.5, 0.75, 1]) {
    grid.moveTo(toward(-90, share * radius));
    for (let degrees = -80; degrees <= 90; degrees += 10)
      grid.lineTo(toward(degrees, share * radius));
  }
  for (let degrees = -60; degrees <= 60; degrees += 30)
    grid.moveTo(center).lineTo(toward(degrees, radius));
  const beam: Point[] = [];
  for (let degrees = -90; degrees <= 90; degrees++) {
    const decibels = 20 * Math.log10(Math.max(arrayFactor(degrees), 1e-4));
    beam.push(toward(degrees, radius * Math.max(0, 1 + decibels / floor)));
  }
  const antennas = Array.from({ length: elements }, (_, i): Point => [
    center[0] + (i - (elements - 1) / 2) * 15,
    center[1] + 18,
  ]);
  return {
    width: 520,
    height: 292,
    title: fill(words.arrayFactor, { elements }),
    description: fill(words.arrayFactorText, { steer, elements }),
    marks: [
      { d: grid.path(), stroke: 'grid', width: 1 },
      { d: `${polyline(beam)}z`, stroke: 'soon', width: 2 },
      { d: dots(antennas), stroke: 'faint', width: 7 },
    ],
  };
}
