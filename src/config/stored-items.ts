import { byDelivery } from './delivery.ts';
import { type StorageKey, storageKeys } from './storage-keys.ts';
import * as words from './words.ts';

export type StoredItem = StorageKey & { readonly purpose: string };

export const areaNames = {
  local: words.localStorageName,
  session: words.sessionStorageName,
} as const;

/** The storage keys with their purposes for the privacy page. Every page loads the keys, but not these. */
export const storedItems = {
  cookieChoice: { ...storageKeys.cookieChoice, purpose: words.cookieChoicePurpose },
  outbox: {
    ...storageKeys.outbox,
    purpose: byDelivery({
      mail: words.outboxPurposeByMail,
      endpoint: words.outboxPurposeByEndpoint,
    }),
  },
  slashKey: { ...storageKeys.slashKey, purpose: words.slashKeyPurpose },
  sampleLanguage: { ...storageKeys.sampleLanguage, purpose: words.sampleLanguagePurpose },
  tabDrafts: { ...storageKeys.tabDrafts, purpose: words.tabDraftsPurpose },
  cameFrom: { ...storageKeys.cameFrom, purpose: words.cameFromPurpose },
  drafts: { ...storageKeys.drafts, purpose: words.draftsPurpose },
  migrationBrief: { ...storageKeys.migrationBrief, purpose: words.migrationBriefPurpose },
  inventoryMarks: { ...storageKeys.inventoryMarks, purpose: words.inventoryMarksPurpose },
  currentUser: { ...storageKeys.currentUser, purpose: words.currentUserPurpose },
  users: { ...storageKeys.users, purpose: words.usersPurpose },
} as const satisfies Record<keyof typeof storageKeys, StoredItem>;
