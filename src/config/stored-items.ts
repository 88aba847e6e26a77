import { keysOf, recordOf } from '../lib/records.ts';
import { byDelivery } from './delivery.ts';
import { type StorageKey, storageKeys } from './storage-keys.ts';

export type StoredItem = StorageKey & { readonly purpose: string };

export const areaNames = { local: 'Local storage', session: 'Session storage' } as const;

const purposes: Readonly<Record<keyof typeof storageKeys, string>> = {
  cookieChoice: 'Your answer in the cookie banner.',
  outbox: `Messages you wrote here, for 14 days, so that none is lost if ${byDelivery({ mail: 'your e-mail app did not open', endpoint: 'it could not be sent' })}.`,
  slashKey: 'That the / key does not open the search.',
  sampleLanguage: 'The language of API samples you chose, until you close this tab.',
  tabDrafts: 'Forms you have begun and not sent, without passwords, until you close this tab.',
  cameFrom:
    'The campaign, source and medium that the link to this site names (utm_…), for the last line of your messages, until you close this tab.',
  drafts: 'The same forms, kept after you close the tab.',
  migrationBrief: 'What you entered in the migration brief.',
  currentUser: 'Your profile while you are signed in, without a password.',
  users: 'Accounts made in this browser. Passwords can be checked from it, and not read.',
};

/** The storage keys with their purposes, for the privacy page. Every page loads the keys, but not these. */
export const storedItems = recordOf(keysOf(purposes), (name): StoredItem => ({
  ...storageKeys[name],
  purpose: purposes[name],
}));
