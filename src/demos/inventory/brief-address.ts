import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import type { Counts } from './rank.ts';
import * as words from './words.ts';

/** The brief takes no more years than these. */
const mostYears = 75;

/** The address of the brief with what is known from the files; the brief's own form reads it. */
export function briefAddress(counts: Counts, regimes: readonly string[]): string {
  const system = fill(words.briefSystem, {
    falls: grouped(counts.falls),
    assets: grouped(counts.assets),
  });
  const years = Math.min(Math.round(counts.longest), mostYears);
  const fields = new URLSearchParams({
    brief: '1',
    s: system,
    r: regimes.join('.'),
    ...(years > 0 && { x: String(years) }),
  });
  return `#${fields}`;
}
