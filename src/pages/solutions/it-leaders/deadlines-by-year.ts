import type { Regime } from '../../../features/migration-brief/regime.ts';

/** Something that somebody asks for in a year. */
type Asked = {
  readonly year: string;
  readonly who: string;
  readonly text: string;
  readonly source: { readonly label: string; readonly href: string };
};

/** A regime's deadline in words; the date is left out where it says no more than the year. */
const sentence = (what: string, shown: string, year: string): string =>
  shown === year || shown === `end of ${year}` ? `${what}.` : `${what}: ${shown}.`;

/**
 * What every regime asks for, and what else has a date, by year.
 * @param others in the order they should follow the regimes within a year
 * @returns years in order, each with at least one entry
 */
export function deadlinesByYear(
  regimes: readonly Regime[],
  others: readonly Asked[],
): readonly { year: string; entries: readonly Asked[] }[] {
  const asked = regimes.flatMap(({ name, source, deadlines }) =>
    deadlines.map(({ day, shown, what }): Asked => {
      const year = day.slice(0, 4);
      return { year, who: name, text: sentence(what, shown, year), source };
    }),
  );
  const all = [...asked, ...others];
  return [...new Set(all.map(({ year }) => year))]
    .toSorted()
    .map((year) => ({ year, entries: all.filter((entry) => entry.year === year) }));
}
