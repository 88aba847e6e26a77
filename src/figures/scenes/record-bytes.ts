import { grouped } from '../../lib/text/format.ts';
import type { Figure, Layout, Mark, Tone } from '../pen/model.ts';
import { dotRow, pen } from '../pen/pen.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from './words.ts';

/** A part of a sealed record, and its length in bytes. */
export type RecordPart = { readonly name: string; readonly bytes: number; readonly tone: Tone };

const layouts = {
  wide: { perRow: 75, pitch: 9 },
  narrow: { perRow: 41, pitch: 8.5 },
} as const;

/** Every byte of a sealed record as a dot, part after part. */
export function recordBytesScene(parts: readonly RecordPart[], layout: Layout): Figure {
  const { perRow, pitch } = layouts[layout];
  let first = 0;
  const marks = parts.map(({ bytes, tone }): Mark => {
    const drawing = pen(1);
    const end = first + bytes;
    for (let at = first; at < end;) {
      const [row, column] = [Math.floor(at / perRow), at % perRow];
      const count = Math.min(perRow - column, end - at);
      const [x, y] = [(column + 0.5) * pitch, (row + 0.5) * pitch];
      dotRow(drawing, [x, y], [x + (count - 1) * pitch, y]);
      at += count;
    }
    first = end;
    return { d: drawing.path(), stroke: tone, width: 0.76 * pitch, dash: `0 ${pitch}` };
  });
  return {
    width: perRow * pitch,
    height: Math.ceil(first / perRow) * pitch,
    title: words.recordBytes,
    description: fill(words.recordBytesText, {
      parts: parts
        .map(({ name, bytes }) => fill(words.recordPart, { name, bytes: grouped(bytes) }))
        .join('. '),
      total: grouped(first),
    }),
    marks,
  };
}
