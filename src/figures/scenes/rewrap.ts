import { tenths } from '../pen/geometry.ts';
import type { Figure, Layout } from '../pen/model.ts';
import { dotRow, dots, pen } from '../pen/pen.ts';

/** Bytes that each way writes. */
export type RewrapSceneParams = { readonly reEncrypted: number; readonly reWrapped: number };

/** `left` is the place of the single dot and its room, in percent of the width. */
export const rewrapLayouts = {
  wide: { width: 1440, pitch: 10, left: 20, rows: 30 },
  narrow: { width: 390, pitch: 6, left: 20, rows: 66 },
} as const;

/** One dot for what re-wrapping writes, at the left, and as many such dots as re-encrypting writes. */
export function rewrapScene(params: RewrapSceneParams, layout: Layout): Figure {
  const { width, pitch, left, rows } = rewrapLayouts[layout];
  const count = Math.round(params.reEncrypted / params.reWrapped);
  const start = (left / 100) * width;
  const [all, height] = [pen(0), rows * pitch];
  for (let column = 0, rest = count; rest > 0; column++, rest -= rows) {
    const x = start + (column + 0.5) * pitch;
    dotRow(all, [x, pitch / 2], [x, (Math.min(rest, rows) - 0.5) * pitch]);
  }
  const dot = tenths(0.8 * pitch);
  return {
    width,
    height,
    title: 'What each way writes',
    description: `One dot for re-wrapping, ${count} dots of the same size for re-encrypting.`,
    marks: [
      { d: all.path(), stroke: 'data', width: dot, dash: `0 ${pitch}` },
      { d: dots([[start / 2, height / 2]]), stroke: 'signal', width: dot },
    ],
  };
}
