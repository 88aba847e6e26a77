import { isPublished } from '../config/is-published.ts';
import { keysOf } from '../lib/records.ts';
import { type Industry, industryNames } from './industry-names.ts';

/** By id, as addresses have them in every language. */
const inAddress = {
  'financial-services': 'Financial Services',
  government: 'Government',
  manufacturing: 'Manufacturing',
  healthcare: 'Healthcare',
  energy: 'Energy',
  technology: 'Technology',
} as const satisfies Readonly<Record<Industry, string>>;

export const industryIds = keysOf(inAddress);

/** What addresses have for an industry, and its name. One without an id is called what its case says. */
export function industryOf(written: string): { readonly value: string; readonly label: string } {
  const id = industryIds.find((known) => known === written);
  return id
    ? { value: inAddress[id], label: industryNames[id] }
    : { value: written, label: written };
}

/** Those that cases write, in the order above, then those without an id. */
export const inOrderOfIndustries = (written: readonly string[]): readonly string[] => [
  ...new Set([...industryIds.filter((id) => written.includes(id)), ...written]),
];

/** The list of cases, filtered; the contact page on a site without that list. */
export const casesOf = (industry: Industry) =>
  isPublished('/resources/case-studies')
    ? (`/resources/case-studies?industry=${encodeURIComponent(inAddress[industry])}` as const)
    : '/contact';
