import process from 'node:process';

/** Whether this is the long run, `npm run test:full`. */
export const full = Boolean(process.env['FULL']);

/** A bound on random cases, where the same tests run thousands of times over (tools/mutation). */
const most = Number(process.env['RUNS'] ?? Infinity);

/** How many random cases a property is tried with: a few thousand at most in every run, ten thousand in the long one. */
export const runs = (few: number): number => (full ? Math.max(few, 10_000) : Math.min(few, most));
