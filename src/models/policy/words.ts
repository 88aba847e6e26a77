import { listed } from '../../lib/text/listed.ts';
import type { Miss, Verdict } from './decide.ts';
import type { Attribute, AttributeValue } from './policy.ts';

export const valueLabels: Readonly<Record<AttributeValue, string>> = {
  analyst: 'Analyst',
  administrator: 'Administrator',
  contractor: 'Contractor',
  auditor: 'Auditor',
  'trading-archive': 'Trading archive',
  'customer-records': 'Customer records',
  'build-server': 'Build server',
  handbook: 'Handbook',
  managed: 'Managed',
  unencrypted: 'Unencrypted',
  unpatched: 'Unpatched',
  unknown: 'Unknown',
  office: 'Office',
  home: 'Home',
  abroad: 'Abroad',
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
