import { tenths } from '../pen/geometry.ts';
import type { Figure, Layout, PathMark, Tone } from '../pen/model.ts';
import { dotRow, pen, type Pen } from '../pen/pen.ts';
import { ToneGroups } from '../pen/tone-groups.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from './words.ts';

export type DateLine = {
  /** The date as a year with its fraction, such as 2030.999. */
  readonly at: number;
  /** Number of rules that name it. */
  readonly count: number;
  readonly tone: Tone;
};

export type DateSpectrumParams = {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly DateLine[];
};

const boxes = {
  wide: { width: 1440, height: 232, pitch: 8, width2: 9 },
  narrow: { width: 390, height: 176, pitch: 6.5, width2: 5 },
} as const;

const sizes = 8;

/** Height of a Lorentzian line at a distance from its middle, where it is 1. */
export const lorentzian = (distance: number, halfWidth: number): number =>
  halfWidth ** 2 / (distance ** 2 + halfWidth ** 2);

/** Dates as the lines of a spectrum: the more rules name a date, the brighter its line. */
export function dateSpectrumFigure(params: DateSpectrumParams, layout: Layout): Figure {
  const { width, height, pitch, width2 } = boxes[layout];
  const { from, to, lines } = params;
  const most = Math.max(1, ...lines.map(({ count }) => count));
  const place = (year: number): number => (width * (year - from)) / (to - from);
  const rowStep = tenths(pitch * 1.732);
  const pens = new ToneGroups<Pen>(() => pen());
  for (let column = 0; (column * pitch) / 2 <= width; column++) {
    const x = (column * pitch) / 2;
    const lights = lines.map(({ at, count, tone }) => ({
      tone,
      light: (count / most) * lorentzian(x - place(at), width2),
    }));
    const sum = lights.reduce((total, { light }) => total + light, 0);
    const brightest = lights.toSorted((a, b) => b.light - a.light)[0];
    const tone = brightest && sum > 0.015 ? brightest.tone : 'rest';
    const size = Math.max(1, Math.round(Math.sqrt(Math.min(1, sum)) * sizes));
    const drawing = pens.get(tone, size);
    const top = pitch / 2 + (column % 2) * (rowStep / 2);
    const count = Math.floor((height - top - pitch / 2) / rowStep);
    dotRow(drawing, [x, top], [x, top + count * rowStep]);
  }
  return {
    width,
    height,
    stretch: true,
    title: words.dateSpectrum,
    description: fill(words.dateSpectrumText, {
      from,
      to,
      lines: lines
        .map(({ at, count }) => fill(words.dateNamedBy, { year: Math.floor(at), count }))
        .join('; '),
    }),
    marks: [...pens].map(({ tone, size, item: drawing }): PathMark => ({
      d: drawing.path(),
      stroke: tone,
      width: tenths(1.2 + (0.8 * pitch - 1.2) * ((size - 1) / (sizes - 1))),
      dash: `0 ${rowStep}`,
    })),
  };
}
