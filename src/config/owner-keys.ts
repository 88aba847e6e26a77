import type { IsoDay } from '../lib/dates.ts';

/** A public key of the site's owner. Its bytes are in the published file. */
export type OwnerKey = {
  /** `sealing`: visitors seal messages to it. `signing`: the site's files are signed with it. */
  readonly kind: 'sealing' | 'signing';
  readonly id: string;
  /** The day it was made. */
  readonly created: IsoDay;
  readonly fingerprint: string;
};

/** The owner's keys, newest first; the build fills them in from `npm run keys`, and without it there are none. */
export const ownerKeys: readonly OwnerKey[] = import.meta.env.OWNER_KEYS ?? [];

/** Whether a visitor can seal a message: everything about sealing is absent otherwise. */
export const sealingOffered: boolean = import.meta.env.SEALING === true;
