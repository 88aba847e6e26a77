/* One example bank, from the first scan to the last restore. Its figures follow from these and from the product's. */
import { grouped, oneDecimal } from '../../../../lib/text/format.ts';
import { rewrapRate } from '../../../product/availability.ts';
import { chancesBy } from '../../../product/survey.ts';
import { wrapBytes } from '../../../product/wrap.ts';
import { regimesCheckedOn } from '../../../regimes.ts';

type Group = {
  readonly what: string;
  readonly systems: number;
  /** Years for which its records must stay secret. */
  readonly secrecy: number;
  /** Records to re-wrap. */
  readonly records?: number;
};

/** What the bank's inventory found, by what the systems protect. The longest secrecy comes first. */
export const bankGroups = [
  { what: 'Mortgage files', systems: 14, secrecy: 30, records: 4_200_000 },
  { what: 'Trust and estate files', systems: 9, secrecy: 30, records: 800_000 },
  { what: 'Identity files of account holders', systems: 8, secrecy: 10, records: 5_000_000 },
  { what: 'Wire archive', systems: 22, secrecy: 7 },
  { what: 'Settlement and trading', systems: 38, secrecy: 5 },
  { what: 'Card numbers', systems: 41, secrecy: 4 },
  { what: 'Branches and staff', systems: 57, secrecy: 3 },
  { what: 'Public websites', systems: 25, secrecy: 1 },
] as const satisfies readonly Group[];

/** From so many years on, a system is in the first round. */
const firstRoundFrom = 10;

/** Years that the bank's migration takes, Mosca's Y. */
const migrationYears = 3;

const all: readonly Group[] = bankGroups;
const systemsOf = (groups: readonly Group[]) => groups.reduce((sum, one) => sum + one.systems, 0);

/** The groups that move first. */
export const firstRound = all.filter(({ secrecy }) => secrecy >= firstRoundFrom);

const records = firstRound.reduce((sum, one) => sum + (one.records ?? 0), 0);

export const bank = {
  systems: systemsOf(all),
  firstSystems: systemsOf(firstRound),
  records,
  migrationYears,
  years: firstRoundFrom,
} as const;

const thisYear = Number(regimesCheckedOn.slice(0, 4));

/** The order of work: both readings of the survey at the end of X + Y, for each group. */
export const orderOfWork = all.map(({ what, systems, secrecy }) => ({
  what,
  systems,
  secrecy,
  odds: chancesBy(thisYear + secrecy + migrationYears),
}));

/** Of a log, from minutes after midnight. */
const clock = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

const minutesFor = (count: number) => Math.ceil(count / rewrapRate / 60);

const [evening] = bankGroups;
const begins = 20 * 60 + 1;
const ends = begins + minutesFor(evening.records);

/** The first evening, computed: so many wraps at the rate of the reference layout. */
export const cutOver = {
  what: evening.what,
  records: grouped(evening.records),
  written: `${oneDecimal((evening.records * wrapBytes) / 1e9)} GB`,
  approved: clock(begins - 1),
  begins: clock(begins),
  ends: clock(ends),
  checked: clock(ends + 4),
  minutes: ends - begins,
  /** Of the whole first round. */
  allMinutes: minutesFor(records),
} as const;
