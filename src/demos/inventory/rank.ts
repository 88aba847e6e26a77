import type { IsoDay } from '../../lib/time/dates.ts';
import type { Asset } from './asset.ts';
import { type Group, groups, type Judged, orderOf } from './judge.ts';
import { recordOf } from '../../lib/records.ts';
import type { Order } from '../../lib/sorted.ts';

/** What most regimes and the draft of NIST end for keys of today’s usual size. */
export const horizon: IsoDay = '2030-12-31';

/** Whether Shor’s algorithm breaks a part of it. */
export const falls = ({ parts }: Judged): boolean => parts.some((part) => part.falls);

/** Whether it protects secrecy by what falls, so that today’s traffic can be recorded and read then. */
export const isRecordable = ({ parts }: Judged): boolean =>
  parts.some((part) => part.falls && (part.job === 'exchange' || part.job === 'protocol'));

/** The last day on which an asset still has to hold, if its file says: that of its data, or its own. */
export function holdsUntil({ secrecy, expires }: Asset, today: IsoDay): string {
  const secret =
    secrecy === undefined
      ? ''
      : // Compared as a text, a year has four digits.
        today.replace(/^\d+/, (year) => String(Math.min(9999, Number(year) + secrecy)));
  return secret > (expires ?? '') ? secret : (expires ?? '');
}

export type Counts = {
  readonly assets: number;
  readonly files: number;
  readonly systems: number;
  readonly falls: number;
  /** Those that fall and protect secrecy. */
  readonly secret: number;
  /** Those that fall, and still have to hold after the horizon. */
  readonly outlive: number;
  /** The longest secrecy that a file asks for, in years. */
  readonly longest: number;
  readonly groups: Readonly<Record<Group, number>>;
};

/** What a board reads. */
export function summarizeRanked(all: readonly Judged[], today: IsoDay): Counts {
  const falling = all.filter(falls);
  const inGroup = recordOf(groups, () => 0) as Record<Group, number>;
  for (const { first } of all) inGroup[first.group] += 1;
  return {
    assets: all.length,
    files: new Set(all.map(({ asset }) => asset.file)).size,
    systems: new Set(all.map(({ asset }) => asset.system).filter(Boolean)).size,
    falls: falling.length,
    secret: falling.filter(isRecordable).length,
    outlive: falling.filter(({ asset }) => holdsUntil(asset, today) > horizon).length,
    longest: all.reduce((most, { asset }) => Math.max(most, asset.secrecy ?? 0), 0),
    groups: inGroup,
  };
}

const compare = <Value extends string | number>(a: Value, b: Value): number =>
  a < b ? -1 : a > b ? 1 : 0;

/** By what a list can be sorted, instead of by what to do first. */
export type Column = 'name' | 'system' | 'expires';

/** Compares two assets: the one to do first comes first. Within a group, the one that has to hold longest. */
function byUrgency(a: Judged, b: Judged): number {
  return (
    compare(orderOf(a.first.group), orderOf(b.first.group)) ||
    compare(b.asset.secrecy ?? 0, a.asset.secrecy ?? 0) ||
    compare(b.asset.lasting ?? '', a.asset.lasting ?? '') ||
    compare(b.asset.expires ?? '', a.asset.expires ?? '')
  );
}

const comparisons: Readonly<Record<Column, (a: Judged, b: Judged) => number>> = {
  name: (a, b) => compare(a.asset.name, b.asset.name),
  // Without one, it comes last.
  system: (a, b) => compare(a.asset.system || '\uFFFF', b.asset.system || '\uFFFF'),
  expires: (a, b) => compare(a.asset.expires ?? '9999', b.asset.expires ?? '9999'),
};

/** Sorts assets, the most urgent first unless told otherwise. */
export function rank(all: readonly Judged[], order: Order<Column> | null = null): Judged[] {
  if (!order) return all.toSorted(byUrgency);
  const by = comparisons[order.column];
  const sign = order.direction === 'ascending' ? 1 : -1;
  return all.toSorted((a, b) => sign * by(a, b) || byUrgency(a, b));
}
