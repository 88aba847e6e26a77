import * as v from 'valibot';

import { storageKeys } from '../../config/storage-keys.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { type User, userSchema } from './user.ts';

/** The signed-in user, or null. Storage is the source of truth, because other tabs write it too. */
export const session = createStoredValue<User | null>({
  key: storageKeys.currentUser.key,
  version: 1,
  schema: v.nullable(userSchema),
  fallback: null,
});

/** Notifies CSS and islands. `boot.ts` sets the first value. */
function publish(): void {
  document.documentElement.toggleAttribute('data-signed-in', session.read() !== null);
  dispatchEvent(new Event('pagestate'));
}

let isRestored = false;

/** From the first call on, the page follows the session. */
export function restoreSession(): void {
  if (isRestored) return;
  isRestored = true;
  session.subscribe(publish);
  publish();
}
