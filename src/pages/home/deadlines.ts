import { regimes } from '../../content/regimes.ts';
import type { IsoDay } from '../../lib/dates.ts';

export type Deadline = {
  /** The deadline is the end of this year, or January 1 of the next. */
  year: number;
  /** Names of the regimes with a deadline then. */
  regimes: readonly string[];
};

const yearOf = (day: IsoDay) => Number(day.slice(0, 4)) - (day.endsWith('-01-01') ? 1 : 0);

/** The regimes' deadlines by year, earliest first. */
export function deadlinesByYear(): readonly Deadline[] {
  const all = regimes.flatMap(({ name, deadlines }) =>
    deadlines.map(({ day }) => ({ year: yearOf(day), name })),
  );
  return [...Map.groupBy(all, ({ year }) => year)]
    .toSorted(([a], [b]) => a - b)
    .map(([year, found]) => ({ year, regimes: [...new Set(found.map(({ name }) => name))] }));
}
