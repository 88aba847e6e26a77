import { claimStatuses } from './claims/claim.ts';
import { companyClaims } from './claims/company.ts';
import { measures } from './claims/measures.ts';
import { standards } from './claims/standards.ts';

/** Every figure that the site states about the vendor. `/platform/architecture#claims` lists them all. */
export const claims = { ...measures, ...companyClaims, ...standards } as const;

export type ClaimId = keyof typeof claims;

/** What a claim is: "target". */
export const statusOf = (id: ClaimId): string => claimStatuses[claims[id].status].name;
