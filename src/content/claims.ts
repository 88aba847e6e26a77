import { keysOf, recordOf } from '../lib/records.ts';
import { claimStatuses } from './claims/claim.ts';
import { companyClaims } from './claims/company.ts';
import { measures } from './claims/measures.ts';
import { standards } from './claims/standards.ts';

/** Every figure that the site states about the vendor. `/platform/architecture#claims` lists them all. */
export const claims = { ...measures, ...companyClaims, ...standards } as const;

export type ClaimId = keyof typeof claims;

/** What a claim is: "target". */
export const statusOf = (id: ClaimId): string => claimStatuses[claims[id].status].name;

type ClaimHref = `/platform/architecture#claim-${string}`;

/** Each claim's figure as a link to the ledger, in the notation of `lib/text/inline-links`. */
export const marked = recordOf(keysOf(claims), (id) => {
  const href: ClaimHref = `/platform/architecture#claim-${id}`;
  return `[${claims[id].figure}](${href})`;
});
