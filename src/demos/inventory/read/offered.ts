import { type Part, part } from '../asset.ts';
import { judgePart } from '../judge.ts';

/**
 * What decides of all that a server offers for one purpose: the best, since clients that know it take it, and all
 * that is broken today, since an attacker takes that.
 * @returns the parts, and what is also offered to clients that know nothing newer
 */
export function decisive(parts: readonly Part[]): { parts: readonly Part[]; fallback?: string } {
  const judged = parts.map((part) => ({ part, verdict: judgePart(part).verdict }));
  const weak = judged.filter(({ verdict }) => verdict === 'weak' || verdict === 'historical');
  const best =
    (['hybrid', 'safe', 'draft', 'shor', 'unknown'] as const)
      .map((wanted) => judged.filter(({ verdict }) => verdict === wanted))
      .find((some) => some.length > 0) ?? [];
  const others = judged.filter((one) => !best.includes(one) && !weak.includes(one));
  const chosen = [...best, ...weak].map(({ part }) => part);
  const isNew = best.some(({ verdict }) => verdict === 'hybrid' || verdict === 'safe');
  return isNew && others.length > 0
    ? { parts: chosen, fallback: others.map(({ part }) => part.written).join(', ') }
    : { parts: chosen };
}

export const isExchange = ({ job }: Part): boolean => job === 'exchange';

/** Each part once. */
export const unique = (parts: readonly Part[]): readonly Part[] => [
  ...new Map(parts.map((one) => [`${one.job} ${one.written}`, one])).values(),
];

/** The version itself, if it is refused today or nothing else tells how its keys are exchanged. */
export function versionPart(version: string, exchanges: readonly Part[]): readonly Part[] {
  const own = part('protocol', version);
  const isWeak = judgePart(own).verdict === 'weak';
  return isWeak || exchanges.length === 0 ? [own] : [];
}
