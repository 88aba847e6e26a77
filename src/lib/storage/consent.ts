import { storageKeys } from '../../config/storage-keys.ts';
import { belongsTo, onRemoved, removeWhere } from './remove-stored.ts';
import { storedText } from './stored-text.ts';

type CookieChoice = 'accepted' | 'denied';

const { key } = storageKeys.cookieChoice;
const unasked = Object.values(storageKeys).filter(({ kind }) => kind !== 'asked');

const recordOf = (choice: CookieChoice) => JSON.stringify({ v: 1, value: choice });

/** A choice that the browser refused to store. It holds until the page is left. */
let unstored: CookieChoice | undefined;
onRemoved((matches) => {
  if (matches(key)) unstored = undefined;
});

/** Whether the visitor allowed storage that they did not ask for. */
export const optionalStorageAllowed = (): boolean =>
  unstored ? unstored === 'accepted' : storedText(key) === recordOf('accepted');

/** Deletes everything that the visitor did not ask for, in all of this browser and in this tab. */
export function forgetUnasked(): void {
  const isUnasked = (name: string) => unasked.some(({ key: record }) => belongsTo(record, name));
  removeWhere(isUnasked);
  removeWhere(isUnasked, () => window.sessionStorage);
}

/** Stores the visitor's choice. Denying also deletes everything that the visitor did not ask for. */
export function saveCookieChoice(choice: CookieChoice): void {
  unstored = choice;
  try {
    localStorage.setItem(key, recordOf(choice));
    unstored = undefined;
  } catch {
    // Storage is blocked or full, so the choice is only in memory.
  }
  if (choice === 'denied') forgetUnasked();
}
