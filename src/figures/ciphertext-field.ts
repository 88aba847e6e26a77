import { grouped } from '../lib/format.ts';
import { tenths, type Point } from './geometry.ts';
import type { Figure, Layout, PathMark, Tone } from './model.ts';
import { dots } from './pen.ts';
import { ToneGroups } from './tone-groups.ts';

const columnsOf = { wide: 64, narrow: 32 } as const;
const pitchOf = { wide: 22.5, narrow: 12 } as const;

/** Sizes of dots: the upper three bits of a byte. */
const sizes = 8;

/** Bytes of an ML-KEM-768 ciphertext that carry u; the rest carry v (FIPS 203, algorithm 14). */
const firstPart = 960;

export type CiphertextParams = {
  readonly bytes: Uint8Array;
  /** Positions of bytes that were changed in transit. */
  readonly changed?: readonly number[];
};

export const bytePlace = (
  index: number,
  layout: Layout,
): readonly [column: number, row: number] => [
  index % columnsOf[layout],
  Math.floor(index / columnsOf[layout]),
];

/** One dot for every byte: the greater its value, the larger the dot. */
export function ciphertextFigure(params: CiphertextParams, layout: Layout): Figure {
  const { bytes, changed = [] } = params;
  const pitch = pitchOf[layout];
  const center = (index: number): Point => {
    const [column, row] = bytePlace(index, layout);
    return [(column + 0.5) * pitch, (row + 0.5) * pitch];
  };
  const groups = new ToneGroups<Point[]>(() => []);
  for (const [index, value] of bytes.entries()) {
    if (changed.includes(index)) continue;
    const tone: Tone = index < firstPart ? (value < 128 ? 'data' : 'signal') : 'series';
    groups.get(tone, Math.floor((value * sizes) / 256) + 1).push(center(index));
  }
  return {
    width: columnsOf[layout] * pitch,
    height: Math.ceil(bytes.length / columnsOf[layout]) * pitch,
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
