import type { IsoDay } from '../../lib/dates.ts';

/** A date that someone set. */
export type Deadline = {
  /** Names it for good: calendars know the entry by it. */
  readonly id: string;
  readonly day: IsoDay;
  /** The date as its source gives it. */
  readonly shown: string;
  readonly what: string;
};

/** Who asks for a migration, and by when. */
export type Regime = {
  readonly id: string;
  readonly name: string;
  readonly instrument: string;
  /** Whom it binds, or that it binds no one. */
  readonly force: string;
  readonly source: { readonly label: string; readonly href: string };
  readonly deadlines: readonly Deadline[];
};

/** What the range for Z rests on. */
export type Survey = {
  readonly label: string;
  readonly href: string;
  readonly text: string;
  readonly earliest: number;
  readonly latest: number;
};

/** A deadline with the regime that sets it. */
export type Due = Deadline & { readonly regime: Regime };

/** The deadlines of the chosen regimes, by day. */
export const dueDates = (regimes: readonly Regime[], chosen: readonly string[]): Due[] =>
  regimes
    .filter(({ id }) => chosen.includes(id))
    .flatMap((regime) => regime.deadlines.map((deadline) => ({ ...deadline, regime })))
    .toSorted((a, b) => a.day.localeCompare(b.day));
