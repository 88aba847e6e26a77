import type { Inputs } from './inputs.ts';
import type { Reading } from './mosca.ts';
import type { Due } from './due-dates.ts';

export type Frame = { readonly width: number; readonly axisX: number };

/** The regimes' names are left of `axisX`. */
export const sheetFrame: Frame = { width: 640, axisX: 150 };
/** For phones and the still picture. */
export const smallFrame: Frame = { width: 300, axisX: 106 };
const rowHeight = 26;
const barY = 32;

/** A day as a fractional year. With 372 days to the year, December 31 is the next year's start. */
const yearOf = (day: string): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return year + (month - 1) / 12 + date / 372;
};

/**
 * Positions in the chart, in figure units.
 * @returns `xOf` takes a fractional year; `rows` are the regimes with the years of their dates
 */
export function layOut(
  inputs: Inputs,
  { startsOn, startsIn }: Reading,
  due: readonly Due[],
  { width, axisX }: Frame,
) {
  const start = yearOf(startsOn);
  const end = start + inputs.migration + inputs.secrecy;
  const last = Math.max(end, inputs.latest + 1, ...due.map(({ day }) => yearOf(day))) + 0.5;
  const xOf = (year: number) =>
    axisX + ((Math.max(startsIn, year) - startsIn) / (last - startsIn)) * (width - axisX - 14);
  const step = [1, 2, 5, 10, 20, 50].find((size) => (last - startsIn) / size <= 9) ?? 50;
  const first = Math.ceil(startsIn / step) * step;
  const count = Math.max(0, Math.floor((last - first) / step) + 1);
  const rows = [...Map.groupBy(due, ({ regime }) => regime)].map(([{ name, short }, dates]) => ({
    name: short ?? name,
    marks: dates.map(({ day }) => yearOf(day)),
  }));
  const rowY = (row: number) => barY + 46 + row * rowHeight;
  return {
    width,
    height: rowY(rows.length) + 14,
    xOf,
    years: Array.from({ length: count }, (_, index) => first + index * step),
    rows,
    barY,
    start,
    rowY,
  };
}
