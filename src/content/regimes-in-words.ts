import { longDate } from '../lib/text/format.ts';
import type { Deadline, Regime } from './regimes.ts';

/** By the id of a deadline: what, and the date in the source's wording if it is no day. */
type DeadlineWords<Id extends string> = Readonly<
  Record<Id, Pick<Deadline, 'what'> & Partial<Deadline>>
>;

/** A regime in another language. */
export type RegimeWords<Id extends string = string> = Pick<
  Regime,
  'name' | 'short' | 'instrument' | 'force'
> & { readonly deadlines: DeadlineWords<Id> };

/** Deadlines with their words. A day is written as the language does, and a year stays. */
export const deadlinesInWords = <const Deadlines extends readonly Deadline[]>(
  deadlines: Deadlines,
  words: DeadlineWords<Deadlines[number]['id']>,
) =>
  deadlines.map((one) => ({
    ...one,
    shown: /^\d{4}$/.test(one.shown) ? one.shown : longDate(one.day),
    ...words[one.id as Deadlines[number]['id']],
  })) as { readonly [At in keyof Deadlines]: Deadlines[At] & Deadline };

/** Regimes with their words, by id. */
export const regimesInWords = <const One extends Regime>(
  regimes: readonly One[],
  words: Readonly<Record<One['id'], RegimeWords>>,
): readonly Regime[] =>
  regimes.map((regime) => {
    const own = words[regime.id as One['id']];
    return { ...regime, ...own, deadlines: deadlinesInWords(regime.deadlines, own.deadlines) };
  });
