import { regimes } from '../../content/regimes.ts';
import type { IsoDay } from '../../lib/dates.ts';

export type Deadline = {
  /** The deadline is the end of this year, or January 1 of the next. */
  year: number;
  asks: readonly { regime: string; what: string }[];
};

const yearOf = (day: IsoDay) => Number(day.slice(0, 4)) - (day.endsWith('-01-01') ? 1 : 0);

/** The regimes' deadlines by year, earliest first. */
export function deadlinesByYear(): readonly Deadline[] {
  const all = regimes.flatMap(({ name, deadlines }) =>
    deadlines.map(({ day, what }) => ({ regime: name, day, what })),
  );
  return [...Map.groupBy(all, ({ day }) => yearOf(day))]
    .toSorted(([a], [b]) => a - b)
    .map(([year, asks]) => ({ year, asks }));
}
