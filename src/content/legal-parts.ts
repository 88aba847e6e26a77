import type { ComponentType, ReactNode } from 'react';

/** What each legal text can have in angle brackets besides Markdown. */
export const legalParts = {
  privacy: ['StoredItems', 'Delivery', 'MessageUses', 'PrivacyRequest'],
  terms: ['Imprint'],
  security: [
    'ComplianceClaims',
    'PatchTimes',
    'SensitiveReports',
    'CheckFile',
    'OwnerKeys',
    'Reproduce',
    'CheckOfThisPage',
  ],
  accessibility: ['Scope', 'BarrierReport'],
} as const;

/** The day of the last change, which each of them can have. */
export const dayOfChange = 'Changed';

/** What becomes of the parts of a legal text: its page says so. */
export type LegalParts<Name extends keyof typeof legalParts> = Readonly<
  Record<(typeof legalParts)[Name][number], ComponentType<{ children: ReactNode }>>
>;
