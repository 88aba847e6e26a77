import { site } from './site.ts';

/** Something this site may keep in the visitor's browser. */
export type StorageKey = {
  key: string;
  area: 'local' | 'session';
  /** `asked`: kept because the visitor asked for it. `optional`: kept only after OK in the cookie banner. */
  kind: 'asked' | 'optional';
  purpose: string;
  /** Left out of exports. */
  secret?: true;
};

/** Everything this site may store. The privacy page prints this list; nothing else is ever written. */
export const storageKeys = {
  cookieChoice: {
    key: `${site.slug}-cookie-choice`,
    area: 'local',
    kind: 'asked',
    purpose: 'Your answer in the cookie banner.',
  },
  outbox: {
    key: `${site.slug}-outbox`,
    area: 'local',
    kind: 'asked',
    purpose:
      'Messages you wrote here, for 14 days, so that none is lost if your e-mail app did not open.',
  },
  slashKey: {
    key: `${site.slug}-slash-key`,
    area: 'local',
    kind: 'asked',
    purpose: 'That the / key does not open the search.',
  },
  tabDrafts: {
    key: `${site.slug}-tab-drafts`,
    area: 'session',
    kind: 'asked',
    purpose: 'Forms you have begun and not sent, without passwords, until you close this tab.',
  },
  drafts: {
    key: `${site.slug}-drafts`,
    area: 'local',
    kind: 'optional',
    purpose: 'The same forms, kept after you close the tab.',
  },
  migrationBrief: {
    key: `${site.slug}-migration-brief`,
    area: 'local',
    kind: 'optional',
    purpose: 'What you entered in the migration brief.',
  },
  currentUser: {
    key: `${site.slug}-current-user`,
    area: 'local',
    kind: 'asked',
    purpose: 'Your profile while you are signed in, without a password.',
  },
  users: {
    key: `${site.slug}-users`,
    area: 'local',
    kind: 'asked',
    purpose: 'Accounts made in this browser. Passwords can be checked from it, and not read.',
    secret: true,
  },
} as const satisfies Record<string, StorageKey>;
