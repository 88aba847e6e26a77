import { fill } from '../../lib/text/fill.ts';
import { counted, listOf } from '../../lib/text/grammar.ts';
import type { Changes } from './collection.ts';
import * as words from './words.ts';

export type Kind = keyof Changes['counts'];

const kinds: readonly Kind[] = ['worsened', 'came', 'improved', 'went'];

/** The kinds of changes that there are. */
export const someOf = ({ counts }: Changes): readonly Kind[] =>
  kinds.filter((kind) => counts[kind] > 0);

/** How many changes are of a kind, in words. */
export const count = ({ counts }: Changes, kind: Kind): string =>
  counted(counts[kind], words.changes[kind]);

/** What newer files change, in a sentence. */
export function changedLine(changes: Changes): string {
  const some = someOf(changes).map((kind) => count(changes, kind));
  return some.length > 0 ? fill(words.changed, { changes: listOf(some) }) : words.noChange;
}
