import * as v from 'valibot';

import { storageKeys } from '../../config/storage-keys.ts';
import { storedText } from '../../lib/stored-text.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { session } from './session.ts';
import { type User, userSchema } from './user.ts';

/**
 * The record of who is signed in; null for nobody. The older form, a bare user object, is taken over as it
 * is, without whatever does not belong into it.
 */
export const currentUser = createStoredValue<User | null>({
  key: storageKeys.currentUser.key,
  version: 1,
  schema: v.nullable(userSchema),
  fallback: null,
  migrate: (raw) => raw,
});

let following = false;

/** Whether a record is of the older form, which held passwords in plain text. */
export const holdsPlainText = ({ key }: { readonly key: string }): boolean =>
  storedText(key)?.includes('"password":') ?? false;

const publish = () => session.write(currentUser.read());

/**
 * From the first call on, the session is what the record says, whichever tab writes it. The first call also
 * upgrades older records, should there be any.
 */
export function followCurrentUser(): void {
  publish();
  if (following) return;
  following = true;
  currentUser.subscribe(publish);
  if (![storageKeys.currentUser, storageKeys.users].some(holdsPlainText)) return;
  import('./accounts/upgrade.ts')
    .then(({ upgradePlainText }) => upgradePlainText())
    .catch((error: unknown) => console.error('Older accounts are not upgraded yet', error));
}
