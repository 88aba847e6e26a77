import process from 'node:process';

/** True in `npm run test:full`, whose files of its own are listed in playwright.config.ts. */
export const full = Boolean(process.env['FULL']);

/** An upper bound for tools/mutation, which runs the same tests thousands of times. */
const maxRuns = Number(process.env['RUNS'] ?? Infinity);

/** The number of random cases per property: `few`, or at least 10,000 in the full run. */
export const runs = (few: number): number =>
  full ? Math.max(few, 10_000) : Math.min(few, maxRuns);
