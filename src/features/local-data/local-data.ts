import { type StorageKey, storageKeys } from '../../config/storage-keys.ts';
import { removeWhere } from '../../lib/remove-stored.ts';

type Area = StorageKey['area'];

/** One record as the browser has it; `value` is what it says, or its text where it is no JSON. */
type LocalRecord = { readonly key: string; readonly area: Area; readonly value: unknown };

const areas: Record<Area, () => Storage> = {
  local: () => window.localStorage,
  session: () => window.sessionStorage,
};

const registered: readonly StorageKey[] = Object.values(storageKeys);

/** Whether a stored name is one of ours, records that were set aside included. */
const isOurs = (area: Area) => (name: string) =>
  registered.some(
    ({ key, area: its }) => its === area && (name === key || name.startsWith(`${key}.corrupt-`)),
  );

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const secret = new Set(registered.filter((record) => record.secret).map(({ key }) => key));

/** Everything this site keeps in this browser now. Empty where storage is blocked; never throws. */
export function localRecords(): readonly LocalRecord[] {
  return (['local', 'session'] as const).flatMap((area) => {
    try {
      const storage = areas[area]();
      const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      return names
        .filter((name) => name !== null)
        .filter(isOurs(area))
        .toSorted()
        .map((key) => ({ key, area, value: parsed(storage.getItem(key) ?? '') }));
    } catch {
      return [];
    }
  });
}

/**
 * All of it as a JSON document that a person can read too, without what is secret: a file is easily passed
 * on.
 * @param site address it was kept for
 * @param at the moment of the export
 */
export function exportOf(records: readonly LocalRecord[], site: string, at: Date): string {
  const purposes = new Map<string, string>(registered.map(({ key, purpose }) => [key, purpose]));
  const open = records.filter(({ key }) => !secret.has(key.split('.corrupt-')[0] ?? key));
  const items = open.map(({ key, area, value }) => ({
    key,
    area,
    purpose: purposes.get(key) ?? 'Set aside because it could not be read.',
    value,
  }));
  return `${JSON.stringify({ site, exported: at.toISOString(), items }, null, 2)}\n`;
}

/** Deletes all of it and tells the parts of this page that hold some. Never throws. */
export function deleteLocalRecords(): void {
  for (const area of ['local', 'session'] as const) removeWhere(isOurs(area), areas[area]);
}
