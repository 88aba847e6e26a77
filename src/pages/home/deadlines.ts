import { regimes } from '../../content/regimes.ts';
import type { IsoDay } from '../../lib/dates.ts';

export type Deadline = {
  /** The deadline falls at this year's end, or on the first day of the next. */
  year: number;
  /** Names of the regimes with a deadline then. */
  regimes: readonly string[];
};

const yearOf = (day: IsoDay) => Number(day.slice(0, 4)) - (day.endsWith('-01-01') ? 1 : 0);

/** When the regimes' deadlines fall, earliest first. */
export function deadlinesByYear(): readonly Deadline[] {
  const all = regimes.flatMap(({ name, deadlines }) =>
    deadlines.map(({ day }) => ({ year: yearOf(day), name })),
  );
  return [...Map.groupBy(all, ({ year }) => year)]
    .toSorted(([a], [b]) => a - b)
    .map(([year, found]) => ({ year, regimes: [...new Set(found.map(({ name }) => name))] }));
}
