import { uncapitalized } from '../lib/text/grammar.ts';
import { regimes, regimesCheckedOn } from './regimes.ts';

/** Every deadline with the name of who sets it, from the nearest on. */
const ahead = regimes
  .flatMap(({ name, deadlines }) => deadlines.map((deadline) => ({ ...deadline, regime: name })))
  .filter(({ day }) => day > regimesCheckedOn)
  .toSorted((a, b) => a.day.localeCompare(b.day));

const [next] = ahead;

/** The next date on which a regime asks for something, for a sentence; empty when all are past. */
export const nextDate = next
  ? `Next deadline: ${next.shown} (${next.regime}: ${uncapitalized(next.what)}).`
  : '';
