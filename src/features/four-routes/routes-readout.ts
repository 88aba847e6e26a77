import { fill } from '../../lib/text/fill.ts';
import * as words from './words.ts';

/** The readout's two texts for a number of routes that stand. */
export const routesReadout = (
  standing: number,
  total: number,
  needed: number,
): { arriving: string; outcome: string } => ({
  arriving: fill(words.standing, { standing, total }),
  outcome: standing < needed ? words.waits : words.arrives,
});
