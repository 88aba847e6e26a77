import { grouped } from '../lib/format.ts';
import { tenths, type Point } from './geometry.ts';
import type { Figure, Layout, PathMark, Tone } from './model.ts';
import { dots } from './pen.ts';
import { ToneGroups } from './tone-groups.ts';

const grids = { wide: { columns: 64, pitch: 22.5 }, narrow: { columns: 32, pitch: 12 } } as const;

/** Sizes of dots: the upper three bits of a byte. */
const sizes = 8;

/** Bytes of an ML-KEM-768 ciphertext that carry u; the rest carry v (FIPS 203, algorithm 14). */
const firstPart = 960;

type CiphertextParams = {
  readonly bytes: Uint8Array;
  /** Positions of bytes that were changed in transit. */
  readonly changed?: readonly number[];
};

/** One dot for every byte: the greater its value, the larger the dot. */
export function ciphertextFigure(params: CiphertextParams, layout: Layout): Figure {
  const { bytes, changed = [] } = params;
  const { columns, pitch } = grids[layout];
  const center = (index: number): Point => [
    ((index % columns) + 0.5) * pitch,
    (Math.floor(index / columns) + 0.5) * pitch,
  ];
  const groups = new ToneGroups<Point[]>(() => []);
  for (const [index, value] of bytes.entries()) {
    if (changed.includes(index)) continue;
    const tone: Tone = index < firstPart ? (value < 128 ? 'data' : 'signal') : 'series';
    groups.get(tone, Math.floor((value * sizes) / 256) + 1).push(center(index));
  }
  return {
    width: columns * pitch,
    height: Math.ceil(bytes.length / columns) * pitch,
    title: 'One ciphertext',
    description: `${grouped(bytes.length)} bytes of an ML-KEM-768 ciphertext, a dot each, in no order that can be seen.${
      changed.length === 0 ? '' : ` Ringed: ${changed.length} changed on the way.`
    }`,
    marks: [
      ...[...groups].map(({ tone, size, item: places }): PathMark => {
        const share = 0.22 + (0.72 * size) / sizes;
        return {
          d: dots(places),
          stroke: tone,
          width: tenths(pitch * share),
        };
      }),
      { d: dots(changed.map(center)), stroke: 'attack', width: pitch * 1.25 },
      { d: dots(changed.map(center)), stroke: 'ground', width: pitch * 0.95 },
      { d: dots(changed.map(center)), stroke: 'attack', width: pitch * 0.6 },
    ],
  };
}
