import { tenths } from '../pen/geometry.ts';
import type { Figure, PathMark, Tone } from '../pen/model.ts';
import { dotRow, pen } from '../pen/pen.ts';
import { filmOf, reflectance, visible } from './thin-film.ts';

const frame = { width: 672, height: 288 } as const;
const weeks = 52;
const pitch = frame.width / weeks;
const rows = Math.floor(frame.height / pitch);
const dash = `0 ${pitch.toFixed(2)}`;
const center = (column: number, row: number): readonly [number, number] => [
  (column + 0.5) * pitch,
  frame.height - (row + 0.5) * pitch,
];
const rounded = (share: number): number => tenths(pitch * share);

function restingDots(): PathMark {
  const drawing = pen();
  for (let row = 0; row < rows; row++) dotRow(drawing, center(0, row), center(weeks - 1, row));
  return { d: drawing.path(), stroke: 'grid', width: rounded(0.16), dash };
}

/**
 * The cover of a paper: the spectrum that a thin film reflects, violet at the left. The film is as thick as
 * the paper is long, so a longer paper has more ripples.
 */
export function paperCover(pages: number): Figure {
  const thickness = filmOf(pages);
  const [body, crest] = [pen(), pen()];
  for (let column = 0; column < weeks; column++) {
    const wavelength = visible.from + ((column + 0.5) / weeks) * (visible.to - visible.from);
    const top = Math.round(reflectance(thickness, wavelength) * 100 * (rows / 34));
    if (top > 0) dotRow(body, center(column, 0), center(column, top - 1));
    crest.dot(center(column, top));
  }
  return {
    ...frame,
    title: `A film ${thickness} nanometers thick`,
    description: `Ten nanometers for each of ${pages} pages. Columns of dots show the share of light that it reflects, from ${visible.from} to ${visible.to} nanometers.`,
    marks: [
      restingDots(),
      { d: body.path(), stroke: 'data', width: rounded(0.5), dash },
      { d: crest.path(), stroke: 'signal', width: rounded(0.82) },
    ],
  };
}

const phaseTones: readonly Tone[] = ['data', 'series', 'signal', 'ok'];
const daysPerWeek = 5;

export const caseLegend = 'Each color is a phase of the project. The full width is one year.';

/**
 * The cover of a case: its phases in a year of working days.
 * @param phases months of each phase; at most four phases and twelve months
 */
export function caseCover(phases: readonly number[]): Figure {
  const total = phases.reduce((sum, months) => sum + months, 0);
  const gap = Math.floor((rows - phases.length * daysPerWeek) / (phases.length + 1));
  const weekOf = (months: number): number => Math.round((months * weeks) / 12);
  let months = 0;
  const bands = phases.map((length, index): PathMark => {
    const from = weekOf(months);
    months += length;
    const top = rows - 1 - gap - index * (daysPerWeek + gap);
    const drawing = pen();
    for (let day = 0; day < daysPerWeek; day++)
      dotRow(drawing, center(from, top - day), center(weekOf(months) - 1, top - day));
    return {
      d: drawing.path(),
      stroke: phaseTones[index % phaseTones.length] ?? 'data',
      width: rounded(0.74),
      dash,
    };
  });
  return {
    ...frame,
    title: `A plan of ${total} months`,
    description: `A year of working days, a week in each column. ${phases.length} phases follow one another: ${phases.join(', ')} months.`,
    marks: [restingDots(), ...bands],
  };
}
