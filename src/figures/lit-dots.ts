import { tenths, type Point } from './geometry.ts';
import type { PathMark } from './model.ts';
import { dotRow, pen } from './pen.ts';

type LitDots = {
  readonly count: number;
  /** The first ones are large. */
  readonly lit: number;
  readonly perLine: number;
  readonly pitch: number;
  /** Lines run from left to right, or from top to bottom. */
  readonly lines: 'rows' | 'columns';
};

/** Counted dots, line after line, of which the first are large. */
export function litDots({ count, lit, perLine, pitch, lines }: LitDots): PathMark[] {
  const center = (index: number): Point => {
    const line = (Math.floor(index / perLine) + 0.5) * pitch;
    const place = ((index % perLine) + 0.5) * pitch;
    return lines === 'rows' ? [place, line] : [line, place];
  };
  const run = (from: number, to: number): string => {
    const drawing = pen();
    for (let start = from; start < to;) {
      const end = Math.min(to, start - (start % perLine) + perLine);
      dotRow(drawing, center(start), center(end - 1));
      start = end;
    }
    return drawing.path();
  };
  const dash = `0 ${pitch}`;
  return [
    { d: run(0, lit), stroke: 'signal', width: tenths(pitch * 0.8), dash },
    { d: run(lit, count), stroke: 'edge', width: tenths(pitch * 0.3), dash },
  ];
}
