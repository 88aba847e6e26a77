import { site } from '../../../config/site.ts';
import { type StorageKey, storageKeys } from '../../../config/storage-keys.ts';
import { saveFile } from '../../../lib/download.ts';
import { removeWhere } from '../../../lib/remove-stored.ts';
import { currentUser } from '../current-user.ts';

const areas = {
  local: () => window.localStorage,
  session: () => window.sessionStorage,
} as const;

const records: readonly StorageKey[] = Object.values(storageKeys);

function textOf({ key, area }: StorageKey): string | null {
  try {
    return areas[area]().getItem(key);
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Everything this site keeps in this browser for whoever is signed in. The list of accounts is left out:
 * it holds other people's, and of one's own only the verifier beyond the profile.
 * @param now milliseconds since 1970
 */
export function myData(now: number): object {
  const kept = records
    .filter(({ key, secret }) => !secret && key !== storageKeys.currentUser.key)
    .flatMap((record) => {
      const { key, purpose } = record;
      const text = textOf(record);
      return text === null ? [] : [{ key, purpose, content: parsed(text) }];
    });
  return {
    site: site.origin,
    exportedAt: new Date(now).toISOString(),
    profile: currentUser.read(),
    kept,
  };
}

/** Saves everything this site keeps for the visitor as a JSON file. */
export function exportMyData(): void {
  const now = Date.now();
  saveFile({
    name: `${site.slug}-my-data-${new Date(now).toISOString().slice(0, 10)}.json`,
    type: 'application/json',
    text: `${JSON.stringify(myData(now), null, 2)}\n`,
  });
}

/**
 * Deletes every record of this site in this browser, those moved aside included, and signs out; other
 * tabs follow.
 * @returns whether nothing is left
 */
export function deleteEverything(): boolean {
  for (const { key, area } of records) {
    removeWhere((stored) => stored === key || stored.startsWith(`${key}.corrupt-`), areas[area]);
  }
  return records.every((record) => textOf(record) === null);
}
