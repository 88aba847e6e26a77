import type { Deadline, Regime } from '../../content/regimes.ts';

export type Due = Deadline & { readonly regime: Regime };

/** The deadlines of the chosen regimes, earliest first. */
export const dueDates = (regimes: readonly Regime[], chosen: readonly string[]): Due[] =>
  regimes
    .filter(({ id }) => chosen.includes(id))
    .flatMap((regime) => regime.deadlines.map((deadline) => ({ ...deadline, regime })))
    .toSorted((a, b) => a.day.localeCompare(b.day));
