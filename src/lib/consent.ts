import { storageKeys } from '../config/storage-keys.ts';
import { isNameOf, removeWhere } from './remove-stored.ts';
import { storedText } from './stored-text.ts';

export type CookieChoice = 'accepted' | 'denied';

const { key } = storageKeys.cookieChoice;
const optional = Object.values(storageKeys).filter(({ kind }) => kind === 'optional');

const recordOf = (choice: CookieChoice) => JSON.stringify({ v: 1, value: choice });

/** An answer that the browser did not keep counts as long as this page. */
let unstored: CookieChoice | undefined;

/** Whether this site may keep what the visitor did not ask it to keep. */
export const optionalStorageAllowed = (): boolean =>
  unstored ? unstored === 'accepted' : storedText(key) === recordOf('accepted');

/** Keeps the answer and acts on it: a refusal deletes everything optional at once. */
export function choose(choice: CookieChoice): void {
  unstored = choice;
  try {
    localStorage.setItem(key, recordOf(choice));
    unstored = undefined;
  } catch {
    // The banner is answered all the same.
  }
  if (choice === 'denied') removeWhere((name) => optional.some((item) => isNameOf(item.key, name)));
}
