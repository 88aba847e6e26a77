import type { Point } from './geometry.ts';
import type { FieldFigure, Layout, PathMark, Tone } from './model.ts';
import { dots } from './pen.ts';

const columnsOf = { wide: 64, narrow: 32 } as const;
const pitchOf = { wide: 22.5, narrow: 12 } as const;

/** Sizes of dots: the upper three bits of a byte. */
const sizes = 8;

/** Bytes of an ML-KEM-768 ciphertext that carry u; the rest carry v (FIPS 203, algorithm 14). */
const firstPart = 960;

export type CiphertextParams = {
  readonly bytes: Uint8Array;
  /** Bytes that were changed on the way. */
  readonly changed?: readonly number[];
};

/** The column and row of a byte, for a mark or a button at its place. */
export const bytePlace = (
  index: number,
  layout: Layout,
): readonly [column: number, row: number] => [
  index % columnsOf[layout],
  Math.floor(index / columnsOf[layout]),
];

/** A ciphertext with a dot for every byte: the larger, the greater its value. */
export function ciphertextFigure(params: CiphertextParams, layout: Layout): FieldFigure {
  const { bytes, changed = [] } = params;
  const pitch = pitchOf[layout];
  const center = (index: number): Point => {
    const [column, row] = bytePlace(index, layout);
    return [(column + 0.5) * pitch, (row + 0.5) * pitch];
  };
  const groups = new Map<string, Point[]>();
  for (const [index, value] of bytes.entries()) {
    if (changed.includes(index)) continue;
    const tone: Tone = index < firstPart ? (value < 128 ? 'data' : 'signal') : 'series';
    const key = `${tone} ${Math.floor((value * sizes) / 256) + 1}`;
    const group = groups.get(key) ?? [];
    group.push(center(index));
    groups.set(key, group);
  }
  return {
    width: columnsOf[layout] * pitch,
    height: Math.ceil(bytes.length / columnsOf[layout]) * pitch,
    title: 'One ciphertext',
    description: `${bytes.length.toLocaleString('en-US')} bytes of an ML-KEM-768 ciphertext, a dot each, in no order that can be seen.${
      changed.length === 0 ? '' : ` Ringed: ${changed.length} changed on the way.`
    }`,
    legend: {
      dot: 'One byte of the ciphertext. Its size is the value, 0 to 255.',
      formula: `${columnsOf[layout]} × ${bytes.length / columnsOf[layout]} = ${bytes.length.toLocaleString('en-US')}`,
    },
    marks: [
      ...[...groups].map(([key, places]): PathMark => {
        const [tone = '', size = '1'] = key.split(' ');
        const share = 0.22 + (0.72 * Number(size)) / sizes;
        return {
          d: dots(places),
          stroke: tone as Tone,
          width: Math.round(10 * pitch * share) / 10,
        };
      }),
      { d: dots(changed.map(center)), stroke: 'attack', width: pitch * 1.25 },
      { d: dots(changed.map(center)), stroke: 'ground', width: pitch * 0.95 },
      { d: dots(changed.map(center)), stroke: 'attack', width: pitch * 0.6 },
    ],
  };
}
