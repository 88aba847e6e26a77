import { tenths } from '../pen/geometry.ts';
import type { Figure, PathMark, Tone } from '../pen/model.ts';
import { dotRow, pen } from '../pen/pen.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from '../words.ts';

/** A number that a paper is about: so many dots, and how many of them stand out. */
type PaperNumber = {
  readonly count: number;
  readonly lit: number;
  /** What is counted, and what stands out: the line under the dots. */
  readonly text: string;
};

/** At most so high. */
const cover = { width: 320, height: 180 } as const;

/** The widest pitch at which so many dots fit the cover. */
function gridFor(count: number): { pitch: number; columns: number } {
  let best = { pitch: 0, columns: 1 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    // A row of dots ends a little after its last one.
    const pitch = Math.min((cover.width - 2) / columns, cover.height / rows);
    if (pitch > best.pitch) best = { pitch, columns };
  }
  return best;
}

/** The cover of a paper: its number as that many dots, in rows from the upper left; the first ones stand out. */
export function paperCover({ count, lit, text }: PaperNumber): Figure {
  const { pitch, columns } = gridFor(count);
  const dash = `0 ${pitch.toFixed(2)}`;
  const width = tenths(pitch * 0.7);
  const [bright, rest] = [pen(), pen()];
  const row = (drawing: typeof bright, from: number, to: number) => {
    for (let at = from; at < to;) {
      const end = Math.min(to, at - (at % columns) + columns);
      const place = (index: number) =>
        [((index % columns) + 0.5) * pitch, (Math.floor(index / columns) + 0.5) * pitch] as const;
      dotRow(drawing, place(at), place(end - 1));
      at = end;
    }
  };
  row(bright, 0, lit);
  row(rest, lit, count);
  const marks: readonly PathMark[] = [
    { d: rest.path(), stroke: 'data', width, dash },
    { d: bright.path(), stroke: 'signal', width, dash },
  ];
  return {
    width: cover.width,
    height: Math.ceil(Math.ceil(count / columns) * pitch),
    title: text,
    description: fill(words.paperCoverText, { count, lit }),
    marks: marks.filter(({ d }) => d !== ''),
  };
}

const weeks = 52;
const daysPerWeek = 5;
const months = 12;
const strip = { width: 672, pitch: 672 / weeks } as const;
const phaseTones = ['data', 'series', 'signal', 'ok'] as const satisfies readonly Tone[];

/** The color of a phase, by its place in the plan. */
export const phaseTone = (index: number) => phaseTones[index % phaseTones.length] ?? 'data';

/** In which column a month begins. */
const weekOf = (month: number): number => Math.round((month * weeks) / months);

/** Where each month begins, in percent of a strip's width. */
export const monthTicks = Array.from({ length: months }, (_, month) => ({
  at: (100 * weekOf(month)) / weeks,
  label: `${month + 1}`,
}));

/**
 * The phases of a case on an axis of one year: a column a week, five working days high.
 * @param phases months of each phase; at most four phases and twelve months
 */
export function caseStrip(phases: readonly number[]): Figure {
  const { width, pitch } = strip;
  const center = (week: number, day: number) =>
    [(week + 0.5) * pitch, (day + 0.5) * pitch] as const;
  const dash = `0 ${pitch.toFixed(2)}`;
  let month = 0;
  const band = (length: number, stroke: Tone, share: number): PathMark => {
    const drawing = pen();
    for (let day = 0; day < daysPerWeek; day++)
      dotRow(drawing, center(weekOf(month), day), center(weekOf(month + length) - 1, day));
    month += length;
    return { d: drawing.path(), stroke, width: tenths(pitch * share), dash };
  };
  const marks = phases.map((length, index) => band(length, phaseTone(index), 0.74));
  const total = month;
  return {
    width,
    height: Math.ceil(daysPerWeek * pitch),
    title: fill(words.caseStrip, { total }),
    description: fill(words.caseStripText, { phases: phases.length, months: phases.join(', ') }),
    marks: [...marks, ...(total < months ? [band(months - total, 'grid', 0.2)] : [])],
  };
}
