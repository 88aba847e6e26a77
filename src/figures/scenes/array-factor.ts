import { radians, type Point } from '../pen/geometry.ts';
import type { Figure } from '../pen/model.ts';
import { dots, pen, polyline } from '../pen/pen.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from './words.ts';

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
