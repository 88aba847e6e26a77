import type { Sample } from '../../config/sample.ts';
import { textOf } from '../../lib/records.ts';

type Term = Sample & { readonly id: string; readonly term: string; readonly text: string };

/** What an order with us says, where buyers ask before they have one. */
export const contractTerms = [
  {
    sample: true,
    id: 'credits',
    term: 'SLA credits',
    text: 'The SLA gives a credit of 10% of the month’s fee below 99.99%, 25% below 99.9%.',
  },
  {
    sample: true,
    id: 'liability',
    term: 'Liability',
    text: 'We are liable up to twice the yearly fee, and up to $5 million for breaches of confidentiality.',
  },
  {
    sample: true,
    id: 'insurance',
    term: 'Insurance',
    text: 'We carry $10 million of cyber and professional liability insurance, and you get its certificate with the order.',
  },
  {
    sample: true,
    id: 'escrow',
    term: 'Escrow',
    text: 'The source code of your release is with an escrow agent, for when we don’t answer for 90 days.',
  },
  {
    sample: true,
    id: 'audit',
    term: 'Audit',
    text: 'You, your auditor and your supervisor may inspect us, once a year and after an incident.',
  },
  {
    sample: true,
    id: 'subcontractors',
    term: 'Subcontractors',
    text: 'Named in the order. You hear of a new one 30 days ahead and may refuse it.',
  },
  {
    sample: true,
    id: 'support',
    term: 'Support number',
    text: 'The number and its hours are in the order.',
  },
] as const satisfies readonly Term[];

/** The text of a term. */
export const contractTerm = textOf(contractTerms, 'text');

/** In place of a bare number of customers. */
export const references =
  'Two customers of your kind take a call with you, under an NDA, before you sign.' as const;

/** Of each audit report. */
export const auditPeriod =
  'Each report covers twelve months and names its auditor and its period on the first page, which you see before you sign anything.' as const;
