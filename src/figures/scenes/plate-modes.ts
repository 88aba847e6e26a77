import { nearestRow, rowHeight } from '../pen/dot-screen.ts';
import { sizeMarks } from './still.ts';
import type { Figure, Layout, Mark } from '../pen/model.ts';
import * as words from '../words.ts';

/** Numbers of half waves along the two sides. */
export const plateModePairs = [
  { n: 1, m: 5, tone: 'signal' },
  { n: 2, m: 6, tone: 'data' },
  { n: 3, m: 7, tone: 'series' },
] as const;

/**
 * Displacement of a square plate at a place, both coordinates 0 to 1, in a mode of two half-wave
 * counts. Sand comes to rest where it is 0. Source: Chladni's figures as Gander and Kwok compute
 * them, Chladni Figures and the Tacoma Bridge, SIAM Review 54 (2012).
 */
export function plateMode(n: number, m: number, x: number, y: number): number {
  const turn = Math.PI;
  return (
    Math.cos(n * turn * x) * Math.cos(m * turn * y) -
    Math.cos(m * turn * x) * Math.cos(n * turn * y)
  );
}

/** Chladni figures of three modes, or of two if narrow. */
export function plateModesFigure(layout: Layout): Figure {
  const isWide = layout === 'wide';
  const [side, gap, pitch] = isWide ? [416, 48, 8] : [300, 24, 6];
  const step = rowHeight(pitch);
  const rows = Math.floor(side / step) * step;
  const width = isWide ? 3 * side + 4 * gap : side + 2 * gap;
  const middle = nearestRow(side / 2, pitch);
  const shown = isWide ? plateModePairs : plateModePairs.slice(0, 2);
  const marks = shown.flatMap(({ n, m, tone }, index): Mark[] => {
    const box = { width: side, height: rows };
    const [x, y] = isWide ? [gap + index * (side + gap), 8] : [gap, 8 + index * (side + gap)];
    // Dots are large where the plate stands still.
    const at = (px: number, py: number) => {
      const size = Math.exp(-11 * plateMode(n, m, px / side, 0.5 + (py - middle) / side) ** 2);
      return size < 0.33 ? undefined : { size };
    };
    // A mode is even or odd, so its still lines are symmetric.
    const plate = { tones: [tone], pitch, mirrors: [middle], at };
    return sizeMarks(plate, box, { origin: [x, y], sizes: 3 });
  });
  return {
    width,
    height: isWide ? side + 16 : 2 * side + gap + 16,
    title: words.plateModes,
    description: words.plateModesText,
    marks,
  };
}
