import { tenths } from '../pen/geometry.ts';
import type { Figure, Layout } from '../pen/model.ts';
import { dotRow, dots, pen } from '../pen/pen.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from './words.ts';

/** Bytes that each way writes. */
export type RewrapSceneParams = { readonly reEncrypted: number; readonly reWrapped: number };

const layouts = {
  wide: { width: 1440, pitch: 10, rows: 30, gutter: 48 },
  narrow: { width: 390, pitch: 6, rows: 66, gutter: 16 },
} as const;

/** How many dots re-encrypting takes, and where they begin; they end at the right edge. */
function field({ reEncrypted, reWrapped }: RewrapSceneParams, layout: Layout) {
  const { width, pitch, rows } = layouts[layout];
  const count = Math.round(reEncrypted / reWrapped);
  return { count, start: width - Math.ceil(count / rows) * pitch };
}

/** Where the dots of re-encrypting begin, in percent of the width. */
export const reEncryptAt = (params: RewrapSceneParams): number =>
  (100 * field(params, 'wide').start) / layouts.wide.width;

/** One dot for what re-wrapping writes, at the left, and as many such dots as re-encrypting writes. */
export function rewrapScene(params: RewrapSceneParams, layout: Layout): Figure {
  const { width, pitch, rows, gutter } = layouts[layout];
  const { count, start } = field(params, layout);
  const all = pen(0);
  for (let column = 0, rest = count; rest > 0; column++, rest -= rows) {
    const x = start + (column + 0.5) * pitch;
    dotRow(all, [x, pitch / 2], [x, (Math.min(rest, rows) - 0.5) * pitch]);
  }
  const dot = tenths(0.8 * pitch);
  const ring = 1.4 * pitch;
  const [x, y] = [gutter + ring, rows * pitch - ring - 2];
  return {
    width,
    height: rows * pitch,
    title: words.rewrap,
    description: fill(words.rewrapText, { count }),
    marks: [
      { d: all.path(), stroke: 'data', width: dot, dash: `0 ${pitch}` },
      { d: dots([[x, y]]), stroke: 'signal', width: dot },
      {
        d: `M${x - ring} ${y}a${ring} ${ring} 0 1 0 ${2 * ring} 0a${ring} ${ring} 0 1 0 ${-2 * ring} 0`,
        stroke: 'signal',
        width: 1.2,
      },
    ],
  };
}
