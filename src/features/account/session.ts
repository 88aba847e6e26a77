import { storageKeys } from '../../config/storage-keys.ts';
import { createObservable } from '../../lib/observable.ts';
import { storedText } from '../../lib/stored-text.ts';
import type { User } from './user.ts';

/** Who is signed in; null for nobody, undefined until this page has looked. */
export const session = createObservable<User | null | undefined>(undefined);

/** Whether older records are left, which held the password in plain text. */
const plainTextLeft = () => storedText(storageKeys.users.key)?.includes('"password":');

/** Reading the record properly takes code that signed-out visitors never need. */
function look(): void {
  if (session.read()) return;
  if (storedText(storageKeys.currentUser.key) === null && !plainTextLeft()) session.write(null);
  else void import('./current-user.ts').then(({ followCurrentUser }) => followCurrentUser());
}

/** Tells CSS, and islands that would show a profile. `boot.ts` has told CSS what it found at first. */
function publish(): void {
  document.documentElement.toggleAttribute('data-signed-in', Boolean(session.read()));
  dispatchEvent(new Event('pagestate'));
}

let isRestored = false;

/** Restores the session, and follows other tabs in signing in. */
export function restoreSession(): void {
  if (isRestored) return;
  isRestored = true;
  session.subscribe(publish);
  look();
  addEventListener('storage', look);
  addEventListener('pageshow', look);
}
