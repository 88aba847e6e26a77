import type { Asset } from './asset.ts';
import { type Judged, orderOf } from './judge.ts';
import { rank } from './rank.ts';

/** What makes two files speak of the same thing. Lines move, so only the ports of servers count. */
export const keyOfAsset = ({ kind, system, name, place }: Asset): string => {
  const where = kind === 'protocol' || kind === 'ssh' ? place : place.replace(/:\d+.*$/, '');
  return [kind, system, name, where].join('\n');
};

type Pair = { readonly before: Judged; readonly after: Judged };

export type Change = {
  readonly came: readonly Judged[];
  readonly went: readonly Judged[];
  readonly improved: readonly Pair[];
  readonly worsened: readonly Pair[];
};

const byKey = (all: readonly Judged[]) => Map.groupBy(rank(all), ({ asset }) => keyOfAsset(asset));

/** What a newer inventory changes. */
export function compare(before: readonly Judged[], after: readonly Judged[]): Change {
  const [old, now] = [byKey(before), byKey(after)];
  const came: Judged[] = [];
  const went: Judged[] = [];
  const improved: Pair[] = [];
  const worsened: Pair[] = [];
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const [olds, nows] = [old.get(key) ?? [], now.get(key) ?? []];
    // One by one: as arguments, many thousands have no room in a call.
    for (const one of olds.slice(nows.length)) went.push(one);
    for (const one of nows.slice(olds.length)) came.push(one);
    for (const [index, was] of olds.entries()) {
      const is = nows[index];
      const change = is ? orderOf(is.first.group) - orderOf(was.first.group) : 0;
      if (is && change !== 0) (change > 0 ? improved : worsened).push({ before: was, after: is });
    }
  }
  return { came, went, improved, worsened };
}
