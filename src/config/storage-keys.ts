import { slug } from './slug.ts';

export type StorageKey = {
  key: string;
  area: 'local' | 'session';
  /**
   * `asked`: the visitor asked to store it. `optional`: needs OK in the cookie banner, and Deny all deletes it.
   */
  kind: 'asked' | 'optional';
  /** Left out of exports. */
  secret?: true;
};

/** Everything that this site may store. `stored-items.ts` has the purposes. */
export const storageKeys = {
  cookieChoice: { key: `${slug}-cookie-choice`, area: 'local', kind: 'asked' },
  outbox: { key: `${slug}-outbox`, area: 'local', kind: 'asked' },
  slashKey: { key: `${slug}-slash-key`, area: 'local', kind: 'asked' },
  sampleLanguage: { key: `${slug}-sample-language`, area: 'session', kind: 'asked' },
  tabDrafts: { key: `${slug}-tab-drafts`, area: 'session', kind: 'asked' },
  cameFrom: { key: `${slug}-came-from`, area: 'session', kind: 'optional' },
  drafts: { key: `${slug}-drafts`, area: 'local', kind: 'optional' },
  migrationBrief: { key: `${slug}-migration-brief`, area: 'local', kind: 'optional' },
  inventoryMarks: { key: `${slug}-inventory-marks`, area: 'local', kind: 'optional' },
  currentUser: { key: `${slug}-current-user`, area: 'local', kind: 'asked' },
  users: { key: `${slug}-users`, area: 'local', kind: 'asked', secret: true },
} as const satisfies Record<string, StorageKey>;

const inLocal = Object.values(storageKeys).filter(({ area }) => area === 'local');

/** The names of this site in local storage. Other sites may share it. */
export const localKeys: readonly string[] = inLocal.map(({ key }) => key);
