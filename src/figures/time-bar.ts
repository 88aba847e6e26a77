import type { Figure } from './model.ts';
import { polyline } from './pen.ts';

/** When something happens, in years. */
export type Span = {
  readonly from: number;
  readonly to: number;
  /** Under way, or only possible. */
  readonly certain: boolean;
};

/** The years that every bar runs over. */
export const barYears = { from: 2026, to: 2041 } as const;

const frame = { width: 150, height: 8 } as const;

/** A small bar for a table: the years of a span on an axis that is the same in every row. */
export function timeBarFigure({ from, to, certain }: Span): Figure {
  const x = (year: number): number =>
    4 + ((year - barYears.from) / (barYears.to - barYears.from)) * (frame.width - 8);
  const line = (start: number, end: number) =>
    polyline(
      [
        [x(start), 4],
        [x(end), 4],
      ],
      0,
    );
  return {
    ...frame,
    title: `${from} to ${to}`,
    description: certain ? 'Under way in these years.' : 'Possible in these years.',
    marks: [
      { d: line(barYears.from, barYears.to), stroke: 'hairline', width: 2 },
      {
        d: line(from, to),
        stroke: 'attack',
        width: 5,
        cap: 'butt',
        ...(!certain && { dash: '5 3' }),
      },
    ],
  };
}
