import { type Deadline, type Regime, type RegimeRecord, regimes } from '../../content/regimes.ts';
import type { IsoDay } from '../../lib/time/dates.ts';
import type { Group, Judged } from './judge.ts';

type Asks = {
  readonly [Each in RegimeRecord as Each['id']]: Partial<
    Record<Each['deadlines'][number]['id'], readonly Group[]>
  >;
};

const secrecy = ['record', 'draft'] as const;
const signatures = ['lasting', 'login'] as const;
const all = [...secrecy, ...signatures] as const;

/** Which groups have to be done by which date of a regime. Dates for plans and purchases ask for none. */
const asks: Asks = {
  'us-civil': { keys: secrecy, signatures },
  'us-nss': { mandatory: all },
  eu: { 'high-risk': [...secrecy, 'lasting'], 'medium-risk': ['login'] },
  uk: { priorities: [...secrecy, 'lasting'], complete: ['login'] },
  de: { keys: secrecy, signatures },
  au: { stop: all },
};

/** By any id. */
const asked: Readonly<
  Record<string, Readonly<Record<string, readonly Group[] | undefined>> | undefined>
> = asks;

export type Due = { readonly regime: Regime; readonly deadline: Deadline };

/**
 * The first day by which a regime asks for a group.
 * @param chosen ids of the regimes that concern the visitor
 */
export function dueOf(group: Group, chosen: readonly string[]): Due | undefined {
  return regimes
    .filter(({ id }) => chosen.includes(id))
    .flatMap((regime) =>
      regime.deadlines
        .filter(({ id }) => asked[regime.id]?.[id]?.includes(group))
        .map((deadline) => ({ regime, deadline })),
    )
    .toSorted((a, b) => a.deadline.day.localeCompare(b.deadline.day))[0];
}

/** The day on which an asset ends by itself before it has to, if it does and has not done so yet. */
export const endsBefore = (
  { asset: { expires } }: Judged,
  due: Due | undefined,
  today: IsoDay,
): IsoDay | undefined =>
  expires && due && today <= expires && expires <= due.deadline.day ? expires : undefined;
