import { litDots } from './lit-dots.ts';
import type { FieldFigure } from './model.ts';

const perColumn = 4;
const pitch = 10;

/** A dot for each minute until a link would end. It was open during the first ones. */
export function openMinutesFigure(minutes: number, open: number): FieldFigure {
  return {
    width: Math.ceil(minutes / perColumn) * pitch,
    height: perColumn * pitch,
    title: `${open} of ${minutes} minutes`,
    description: `A dot for each of ${minutes} minutes. The first ${open} are large.`,
    legend: { dot: 'A minute. Large: the link was open.', formula: `${open} / ${minutes}` },
    marks: litDots({ count: minutes, lit: open, perLine: perColumn, pitch, lines: 'columns' }),
  };
}
