import type { Sample } from '../../config/sample.ts';
import type { SiteHref } from '../../routes.ts';

export type ClaimStatus =
  | 'target'
  | 'sla'
  | 'our-measurement'
  | 'offer'
  | 'standard'
  | 'historical-standard'
  | 'audit-report'
  | 'certificate'
  | 'law';

export type Claim = Sample & {
  /** The wording on every page. */
  readonly figure: string;
  /** The product, service or contract that it covers. */
  readonly scope: string;
  /** What is counted, under which conditions. */
  readonly definition: string;
  readonly status: ClaimStatus;
  /** The page with the details. */
  readonly page: SiteHref;
};

/** How each status is called within a sentence, and what it means, in the order of the ledger. */
export const claimStatuses: Readonly<Record<ClaimStatus, { name: string; meaning: string }>> = {
  target: { name: 'target', meaning: 'A design goal. We owe you nothing if we miss it.' },
  sla: {
    name: 'SLA',
    meaning: 'A term of an agreement. It binds once your order repeats it with its remedy.',
  },
  'our-measurement': {
    name: 'our measurement',
    meaning: 'Measured or counted by us. No independent benchmark confirms it.',
  },
  offer: {
    name: 'offer',
    meaning: 'What we offer today. It binds once a signed agreement repeats it.',
  },
  standard: { name: 'standard', meaning: 'A published algorithm or protocol.' },
  'historical-standard': {
    name: 'historical standard',
    meaning: 'A standard that new federal procurement no longer accepts.',
  },
  'audit-report': {
    name: 'audit report',
    meaning: 'An auditor’s opinion on controls over a period, shown under an agreement.',
  },
  certificate: {
    name: 'certificate',
    meaning: 'Issued to an organization for its management system, not to a product.',
  },
  law: { name: 'law', meaning: 'A legal duty. No certificate makes a vendor compliant.' },
};
