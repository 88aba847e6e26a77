import type { IsoDay } from '../../lib/time/dates.ts';

export type Deadline = {
  /** Must not change: it is part of the UID in calendar files. */
  readonly id: string;
  readonly day: IsoDay;
  /** The date in the source's wording. */
  readonly shown: string;
  readonly what: string;
};

/** A rule or an authority that asks for a migration. */
export type Regime = {
  readonly id: string;
  readonly name: string;
  readonly instrument: string;
  /** Whom it binds, if anyone. */
  readonly force: string;
  /** Whether it binds by law or contract; without it, it is advice. */
  readonly binds?: true;
  readonly source: { readonly label: string; readonly href: string };
  readonly deadlines: readonly Deadline[];
};

/** The source of the range for Z. */
export type Survey = {
  readonly label: string;
  readonly href: string;
  readonly text: string;
  readonly earliest: number;
  readonly latest: number;
};

export type Due = Deadline & { readonly regime: Regime };

/** The deadlines of the chosen regimes, earliest first. */
export const dueDates = (regimes: readonly Regime[], chosen: readonly string[]): Due[] =>
  regimes
    .filter(({ id }) => chosen.includes(id))
    .flatMap((regime) => regime.deadlines.map((deadline) => ({ ...deadline, regime })))
    .toSorted((a, b) => a.day.localeCompare(b.day));
