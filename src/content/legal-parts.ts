/** What legal texts can have in angle brackets besides Markdown. The pages say what becomes of each. */
import type { legalNames } from './front-matter.ts';

/** What all of them can have, and what each can be told. */
export const commonParts = {
  /** The vendor's e-mail address, as a link; with a subject if one is given. */
  Mail: ['subject'],
  /** Words that hold where forms open the visitor's mail app, and those that hold where an endpoint takes them. */
  ByMail: [],
  ByEndpoint: [],
  /** The day of the text's last change. */
  Changed: [],
} as const;

/** What a single one has besides. */
export const legalParts = {
  privacy: ['StoredItems', 'Delivery', 'MessageUses', 'PrivacyRequest'],
  terms: ['Imprint'],
  security: [
    'CustodyTable',
    'EvidenceRequest',
    'SensitiveReports',
    'CheckFile',
    'OwnerKeys',
    'CheckOfThisPage',
  ],
  accessibility: ['Scope', 'BarrierReport'],
} as const satisfies Record<(typeof legalNames)[number], readonly string[]>;
