import { regimes } from '../../content/regimes.ts';
import type { IsoDay } from '../../lib/dates.ts';

export type Deadline = {
  /** The deadline falls at this year's end, or on the first day of the next. */
  year: number;
  /** Each regime with a deadline then, and what it asks for. */
  asks: readonly { regime: string; what: string }[];
};

const yearOf = (day: IsoDay) => Number(day.slice(0, 4)) - (day.endsWith('-01-01') ? 1 : 0);

/** When the regimes' deadlines fall, earliest first. */
export function deadlinesByYear(): readonly Deadline[] {
  const all = regimes.flatMap(({ name, deadlines }) =>
    deadlines.map(({ day, what }) => ({ regime: name, day, what })),
  );
  return [...Map.groupBy(all, ({ day }) => yearOf(day))]
    .toSorted(([a], [b]) => a - b)
    .map(([year, asks]) => ({ year, asks }));
}
