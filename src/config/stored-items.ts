import { byDelivery } from './delivery.ts';
import { type StorageKey, storageKeys } from './storage-keys.ts';

export type StoredItem = StorageKey & { readonly purpose: string };

export const areaNames = { local: 'Local storage', session: 'Session storage' } as const;

/** The storage keys with their purposes for the privacy page. Every page loads the keys, but not these. */
export const storedItems = {
  cookieChoice: { ...storageKeys.cookieChoice, purpose: 'Your answer in the cookie banner.' },
  outbox: {
    ...storageKeys.outbox,
    purpose: `Messages you wrote here, for 14 days, so that none is lost if ${byDelivery({ mail: 'your e-mail app did not open', endpoint: 'it could not be sent' })}.`,
  },
  slashKey: { ...storageKeys.slashKey, purpose: 'That the / key does not open the search.' },
  sampleLanguage: {
    ...storageKeys.sampleLanguage,
    purpose: 'The language of API samples you chose, until you close this tab.',
  },
  tabDrafts: {
    ...storageKeys.tabDrafts,
    purpose: 'Forms you have begun and not sent, without passwords, until you close this tab.',
  },
  cameFrom: {
    ...storageKeys.cameFrom,
    purpose:
      'The campaign, source and medium that the link to this site names (utm_…), for the last line of your messages, until you close this tab.',
  },
  drafts: { ...storageKeys.drafts, purpose: 'The same forms, kept after you close the tab.' },
  migrationBrief: {
    ...storageKeys.migrationBrief,
    purpose: 'What you entered in the migration brief.',
  },
  currentUser: {
    ...storageKeys.currentUser,
    purpose: 'Your profile while you are signed in, without a password.',
  },
  users: {
    ...storageKeys.users,
    purpose: 'Accounts made in this browser. Passwords can be checked from it, and not read.',
  },
} as const satisfies Record<keyof typeof storageKeys, StoredItem>;
