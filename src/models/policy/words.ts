import { listed } from '../../lib/text/format.ts';
import type { Miss, Verdict } from './decide.ts';
import type { Attribute } from './policy.ts';

/** A policy value as a label: `trading-archive` becomes "Trading archive". */
export const labelOf = (value: string): string => {
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const attributeLabels: Record<Attribute, string> = {
  role: 'Role',
  resource: 'Resource',
  device: 'Device',
  place: 'Place',
};

export function describeMiss({ what, wants, has }: Miss): string {
  if (what === 'hours') return `time is ${has}; the rule holds from ${wants.join(' to ')}`;
  return `${what} is ${has}; the rule wants ${listed(wants, 'disjunction')}`;
}

export function describeState(verdict: Verdict): string {
  if (verdict.state === 'decided') return 'Decides';
  if (verdict.state === 'failed') return 'Does not apply';
  return 'Comes too late';
}
