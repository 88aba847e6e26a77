import { regimes } from './regimes.ts';

/** The days of all deadlines. */
export const deadlineDays = regimes.flatMap(({ deadlines }) => deadlines.map(({ day }) => day));
