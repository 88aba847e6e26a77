import { isPublished } from '../config/is-published.ts';
import { keysOf, recordOf } from '../lib/records.ts';
import type { PagePath } from '../routes.ts';
import { claimStatuses } from './claims/claim.ts';
import { companyClaims } from './claims/company.ts';
import { measures } from './claims/measures.ts';
import { standards } from './claims/standards.ts';

/** Every figure that the site states about the vendor. `/platform/architecture#claims` lists them all. */
export const claims = { ...measures, ...companyClaims, ...standards } as const;

export type ClaimId = keyof typeof claims;

/** What a claim is: "target". */
export const statusOf = (id: ClaimId): string => claimStatuses[claims[id].status].name;

const ledger: PagePath = '/platform/architecture';

/**
 * Each claim's figure as a link to the ledger, in the notation of `lib/text/inline-links`; the figure alone on a site
 * without that page.
 */
export const marked = /* @__PURE__ */ recordOf(/* @__PURE__ */ keysOf(claims), (id) =>
  isPublished(ledger) ? `[${claims[id].figure}](${ledger}#claim-${id})` : claims[id].figure,
);
