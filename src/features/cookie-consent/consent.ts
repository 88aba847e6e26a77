import * as v from 'valibot';

import { storageKeys } from '../../config/storage-keys.ts';
import { createStoredValue, removeWhere } from '../../lib/stored-value.ts';

/** The visitor's answer in the cookie banner; null before there is one. */
export type CookieChoice = 'accepted' | 'denied' | null;

/** The stored answer. */
export const cookieChoice = createStoredValue<CookieChoice>({
  key: storageKeys.cookieChoice.key,
  version: 1,
  schema: v.nullable(v.picklist(['accepted', 'denied'])),
  fallback: null,
});

/** Whether this site may keep what nobody asked it to keep. */
export const optionalStorageAllowed = (): boolean => cookieChoice.read() === 'accepted';

/** Keeps the answer and acts on it: a refusal deletes everything optional at once. */
export function choose(choice: 'accepted' | 'denied'): void {
  cookieChoice.write(choice);
  if (choice === 'accepted') return;
  const optional = Object.values(storageKeys).filter(({ kind }) => kind === 'optional');
  removeWhere((stored) => optional.some(({ key }) => stored.startsWith(key)));
}
