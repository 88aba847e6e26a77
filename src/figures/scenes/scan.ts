import { grouped } from '../../lib/text/format.ts';
import { tenths, type Point } from '../pen/geometry.ts';
import type { Figure, Layout } from '../pen/model.ts';
import { dotRow, pen } from '../pen/pen.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from './words.ts';

export type Scan = {
  readonly domains: number;
  /** The share of domains that are large and lit, 0 to 1. */
  readonly hybrid: number;
  readonly perDot: number;
};

const layouts = {
  wide: { width: 1440, perLine: 27 },
  narrow: { width: 390, perLine: 55 },
} as const;

/** The domains of a scan by key exchange: columns when wide, rows when narrow. */
export function scanScene({ domains, hybrid, perDot }: Scan, layout: Layout): Figure {
  const { width, perLine } = layouts[layout];
  const isWide = layout === 'wide';
  const count = Math.round(domains / perDot);
  const lit = Math.round(count * hybrid);
  const lines = Math.ceil(count / perLine);
  const pitch = tenths(width / (isWide ? lines : perLine));
  const center = (index: number): Point => {
    const line = (Math.floor(index / perLine) + 0.5) * pitch;
    const place = ((index % perLine) + 0.5) * pitch;
    return isWide ? [line, place] : [place, line];
  };
  const dotsBetween = (from: number, to: number): string => {
    const drawing = pen();
    for (let start = from; start < to;) {
      const end = Math.min(to, start - (start % perLine) + perLine);
      dotRow(drawing, center(start), center(end - 1));
      start = end;
    }
    return drawing.path();
  };
  const dash = `0 ${pitch}`;
  const share = `${(hybrid * 100).toFixed(1)}%`;
  return {
    width,
    height: Math.ceil((isWide ? perLine : lines) * pitch),
    title: fill(words.scan, { domains: grouped(domains) }),
    description: fill(words.scanText, { perDot, share }),
    marks: [
      { d: dotsBetween(0, lit), stroke: 'signal', width: tenths(pitch * 0.8), dash },
      { d: dotsBetween(lit, count), stroke: 'edge', width: tenths(pitch * 0.3), dash },
    ],
  };
}
