import { fitCurve, type Curve } from './fit-curve.ts';
import type { Point } from './geometry.ts';
import type { Figure } from './model.ts';
import { dots, pen, type Pen } from './pen.ts';

type Construction = {
  readonly width: number;
  readonly height: number;
  /** Where the wave comes from. */
  readonly source: Point;
  /** Where it is going, in radians clockwise from the right. */
  readonly toward: number;
  /** Radius of the front the wavelets start from, and of each wavelet. */
  readonly radius: number;
  readonly wavelet: number;
  /** Half the angle that the fronts take up, in radians. */
  readonly half: number;
};

/** Beside a page's heading: from the upper left corner. */
const beside: Construction = {
  width: 304,
  height: 304,
  source: [10, 10],
  toward: Math.PI / 4,
  radius: 218,
  wavelet: 74,
  half: 0.46,
};

/** In pictures for sharing: from left to right. */
export const wide: Construction = {
  width: 360,
  height: 176,
  source: [70, 88],
  toward: 0,
  radius: 200,
  wavelet: 55,
  half: 0.16,
};

const count = 7;

/** Half the angle that a wavelet takes up, and how far the fronts run on beside the outermost, in radians. */
const [opening, margin] = [1.2, 0.08];

/** An arc around a center, with the angle in radians as its parameter. */
export function arc([x, y]: Point, radius: number): Curve {
  return (angle) => ({
    at: [x + radius * Math.cos(angle), y + radius * Math.sin(angle)],
    slope: [-radius * Math.sin(angle), radius * Math.cos(angle)],
  });
}

/** Places on a front from which the wavelets start, evenly apart. */
export function waveletCenters({ source, toward, radius, half }: Construction): readonly Point[] {
  const front = arc(source, radius);
  return Array.from(
    { length: count },
    (_, i) => front(toward - half + (2 * half * i) / (count - 1)).at,
  );
}

/**
 * Huygens' construction: every place on a wave front sends out a wavelet, and the next front is the
 * curve that touches them all.
 */
export function waveletsFigure(layout = beside): Figure {
  const { width, height, source, toward, radius, wavelet, half } = layout;
  const centers = waveletCenters(layout);
  const between = (drawing: Pen, at: number) =>
    fitCurve(drawing, arc(source, at), toward - half - margin, toward + half + margin, 0.2);
  const earlier = pen();
  for (const share of [0.25, 0.5, 0.75]) between(earlier, radius * share);
  const wavelets = pen();
  for (const [i, center] of centers.entries()) {
    const outward = toward - half + (2 * half * i) / (count - 1);
    fitCurve(wavelets, arc(center, wavelet), outward - opening, outward + opening, 0.3);
  }
  return {
    width,
    height,
    title: 'Wavelets that make a front',
    description:
      'A wave spreads from a point in arcs. Seven places on one of the arcs each send out a wavelet of their own, ' +
      'and the next arc touches all of them.',
    marks: [
      { d: earlier.path(), stroke: 'faint', opacity: 0.6 },
      { d: wavelets.path(), stroke: 'data', opacity: 0.7, width: 1 },
      { d: between(pen(), radius).path(), stroke: 'series', width: 1.5 },
      { d: between(pen(), radius + wavelet).path(), stroke: 'signal', width: 2 },
      { d: dots(centers), stroke: 'ink', width: 5 },
      { d: dots([source]), stroke: 'ink', width: 7 },
    ],
  };
}
