import { fill } from '../../lib/text/fill.ts';
import { counted, listOf } from '../../lib/text/grammar.ts';
import type { Changes } from './collection.ts';
import * as words from './words.ts';

export type ChangeKind = keyof Changes['counts'];

const kinds: readonly ChangeKind[] = ['worsened', 'came', 'improved', 'went'];

/** The kinds of changes that there are. */
export const kindsIn = ({ counts }: Changes): readonly ChangeKind[] =>
  kinds.filter((kind) => counts[kind] > 0);

/** How many changes are of a kind, in words. */
export const countOf = ({ counts }: Changes, kind: ChangeKind): string =>
  counted(counts[kind], words.changes[kind]);

/** What newer files change, in a sentence. */
export function changedLine(changes: Changes): string {
  const some = kindsIn(changes).map((kind) => countOf(changes, kind));
  return some.length > 0 ? fill(words.changed, { changes: listOf(some) }) : words.noChange;
}
