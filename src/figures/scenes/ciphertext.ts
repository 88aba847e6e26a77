import { grouped } from '../../lib/text/format.ts';
import { tenths, type Point } from '../pen/geometry.ts';
import type { Figure, Layout, PathMark, Tone } from '../pen/model.ts';
import { dots } from '../pen/pen.ts';
import { ToneGroups } from '../pen/tone-groups.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from './words.ts';

const grids = { wide: { columns: 64, pitch: 22.5 }, narrow: { columns: 32, pitch: 12 } } as const;

/** Sizes of dots: the upper three bits of a byte. */
const sizes = 8;

/** Bytes of an ML-KEM-768 ciphertext that carry u; the rest carry v (FIPS 203, algorithm 14). */
const firstPart = 960;

/** One dot for every byte: the greater its value, the larger the dot. */
export function ciphertextFigure(bytes: Uint8Array, layout: Layout): Figure {
  const { columns, pitch } = grids[layout];
  const center = (index: number): Point => [
    ((index % columns) + 0.5) * pitch,
    (Math.floor(index / columns) + 0.5) * pitch,
  ];
  const groups = new ToneGroups<Point[]>(() => []);
  for (const [index, value] of bytes.entries()) {
    const tone: Tone = index < firstPart ? (value < 128 ? 'data' : 'signal') : 'series';
    groups.get(tone, Math.floor((value * sizes) / 256) + 1).push(center(index));
  }
  return {
    width: columns * pitch,
    height: Math.ceil(bytes.length / columns) * pitch,
    title: words.ciphertext,
    description: fill(words.ciphertextText, { bytes: grouped(bytes.length) }),
    marks: [...groups].map(({ tone, size, item: places }): PathMark => ({
      d: dots(places),
      stroke: tone,
      width: tenths(pitch * (0.22 + (0.72 * size) / sizes)),
    })),
  };
}
