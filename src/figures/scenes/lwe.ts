import { normalNumber, seededRandom } from '../../lib/random.ts';
import type { Point } from '../pen/geometry.ts';
import type { Figure, Layout, Mark, Tone } from '../pen/model.ts';
import { dots } from '../pen/pen.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from './words.ts';

const boxes = {
  wide: { width: 1440, height: 475, count: 900, turns: 11, dot: 6 },
  narrow: { width: 390, height: 440, count: 420, turns: 5, dot: 5 },
} as const;

/** Largest standard deviation of the error, as a share of the modulus. */
const maxSpread = 0.3;

/** Spread of the error, which grows from the left (0) to the right (1). */
export const spreadAt = (share: number): number => maxSpread * share ** 1.6;

type SpreadSample = { readonly a: number; readonly b: number; readonly error: number };

/** Samples b = s·a + e mod 1 in order of a, with s the number of turns. */
export function spreadSamples(count: number, turns: number): SpreadSample[] {
  const random = seededRandom(203);
  return Array.from({ length: count }, (_, i) => {
    const a = (i + random()) / count;
    const error = spreadAt(a) * normalNumber(random);
    return { a, b: (((turns * a + error) % 1) + 1) % 1, error };
  });
}

/** Samples of one secret slope under an error that grows until it hides the slope. */
export function lweScene(layout: Layout): Figure {
  const { width, height, count, turns, dot } = boxes[layout];
  const tones: readonly Tone[] = ['signal', 'data', 'series'];
  const groups = tones.map((): Point[] => []);
  for (const { a, b } of spreadSamples(count, turns)) {
    const place: Point = [Math.round(a * width), Math.round((1 - b) * height)];
    groups[Math.min(2, Math.floor((spreadAt(a) / maxSpread) * 4.2))]?.push(place);
  }
  return {
    width,
    height,
    cover: 'xMinYMid',
    title: words.lwe,
    description: fill(words.lweText, { count }),
    marks: groups.map((places, i): Mark => ({
      d: dots(places, 0),
      stroke: tones[i] ?? 'signal',
      width: dot - 0.6 * i,
    })),
  };
}
