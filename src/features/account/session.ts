import * as v from 'valibot';

import { storageKeys } from '../../config/storage-keys.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { type User, userSchema } from './user.ts';

/** Who is signed in; null for no one. Storage is the one place that knows: other tabs write it too. */
export const session = createStoredValue<User | null>({
  key: storageKeys.currentUser.key,
  version: 1,
  schema: v.nullable(userSchema),
  fallback: null,
});

/** Tells CSS who is there, and islands that would show a profile. `boot.ts` has told CSS what it found at first. */
function publish(): void {
  document.documentElement.toggleAttribute('data-signed-in', session.read() !== null);
  dispatchEvent(new Event('pagestate'));
}

let isRestored = false;

/** From the first call on, the page shows the session, whichever tab changes it. */
export function restoreSession(): void {
  if (isRestored) return;
  isRestored = true;
  session.subscribe(publish);
  publish();
}
