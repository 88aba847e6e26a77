import type { Miss, Verdict } from './decide.ts';
import type { Attribute } from './policy.ts';

/** A value of the policy as a person reads it: `trading-archive` is Trading archive. */
export const spelled = (value: string): string => {
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const attributeLabels: Record<Attribute, string> = {
  role: 'Role',
  resource: 'Resource',
  device: 'Device',
  place: 'Place',
};

const either = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Why a condition does not hold, in the policy's own values. */
export function spelledMiss({ what, wants, has }: Miss): string {
  if (what === 'hours') return `time is ${has}; the rule holds from ${wants.join(' to ')}`;
  return `${what} is ${has}; the rule wants ${either.format(wants)}`;
}

/** What became of a rule, in a few words. */
export function spelledState(verdict: Verdict): string {
  if (verdict.state === 'decided') return 'Decides';
  if (verdict.state === 'failed') return 'Does not apply';
  return 'Comes too late';
}
