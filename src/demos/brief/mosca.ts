import type { IsoDay } from '../../lib/time/dates.ts';
import type { Inputs } from './inputs.ts';

/** X + Y on the calendar, compared with the range for Z. */
export type Reading = {
  readonly startsOn: IsoDay;
  /** Y years later. A string, because February 29 may not exist then; compares as an ISO day. */
  readonly migratedOn: string;
  readonly startsIn: number;
  readonly migratedIn: number;
  /** How long data must stay secret that is still protected the old way when the migration ends. */
  readonly secretUntil: number;
  readonly against: 'before' | 'within' | 'after';
};

/**
 * Mosca's rule: if X + Y is more than Z, secrecy is already at risk. Mosca, Cybersecurity in an era with
 * quantum computers: will we be ready?, IACR ePrint 2015/1075.
 */
export function reading({ secrecy, migration, earliest, latest }: Inputs, today: IsoDay): Reading {
  const startsIn = Number(today.slice(0, 4));
  const migratedIn = startsIn + migration;
  const secretUntil = migratedIn + secrecy;
  const against = secretUntil <= earliest ? 'before' : secretUntil <= latest ? 'within' : 'after';
  const migratedOn = today.replace(/^\d+/, String(migratedIn));
  return { startsOn: today, migratedOn, startsIn, migratedIn, secretUntil, against };
}

/** The rule's conclusion in two sentences. */
export function verdict(
  { migratedIn, secretUntil, against }: Reading,
  { earliest, latest }: Inputs,
) {
  const range = earliest === latest ? String(earliest) : `${earliest} to ${latest}`;
  const first = `What is protected the old way until the migration ends in ${migratedIn} must stay secret until ${secretUntil}.`;
  const second = {
    before: `That is no later than the range for Z, ${range}: the rule gives no reason for haste, and the dates below stand on their own.`,
    within: `That falls into the range for Z, ${range}: whether it is too late depends on an end of the range that no one knows.`,
    after: `That is later than the whole range for Z, ${range}: by the rule, waiting already costs secrecy.`,
  }[against];
  return { first, second };
}
