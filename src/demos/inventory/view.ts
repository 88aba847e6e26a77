import type { Order } from '../../lib/sorted.ts';
import type { IsoDay } from '../../lib/time/dates.ts';
import type { Due } from './days.ts';
import type { Group } from './judge.ts';
import type { Column } from './rank.ts';

/* What the page knows of the collection without loading it. */

export const limits = { assets: 100_000, bytes: 100_000_000 } as const;
export const perPage = 20;

export type AssetMark = 'done' | 'other';
export type Marks = Readonly<Record<string, AssetMark>>;

/** What the visitor looks at. */
export type View = {
  readonly today: IsoDay;
  /** Ids of regimes. */
  readonly regimes: readonly string[];
  readonly marks: Marks;
  readonly search: string;
  readonly group: Group | 'all';
  readonly order: Order<Column> | null;
  readonly page: number;
};

/** One of the groups of its list. */
export type GroupRow = {
  readonly group: Group;
  readonly count: number;
  readonly due: Due | undefined;
  readonly ending: number;
};

/** Before anything is searched or marked, with the regimes that the brief begins with. */
export const firstView: Omit<View, 'today'> = {
  regimes: ['us-civil', 'eu'],
  marks: {},
  search: '',
  group: 'all',
  order: null,
  page: 0,
};
