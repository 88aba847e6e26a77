import { type StorageKey, storageKeys } from '../../config/storage-keys.ts';
import { removeWhere } from '../../lib/remove-stored.ts';

/** Something this browser keeps for this origin. */
export type KeptItem = {
  readonly area: StorageKey['area'];
  readonly name: string;
  readonly purpose: string;
  /** Of its name and value, in bytes of UTF-8. */
  readonly bytes: number;
};

const areas: Record<StorageKey['area'], () => Storage> = {
  local: () => window.localStorage,
  session: () => window.sessionStorage,
};

const registered: readonly StorageKey[] = Object.values(storageKeys);

function purposeOf(area: KeptItem['area'], name: string): string {
  const known = registered.filter((record) => record.area === area);
  const exact = known.find(({ key }) => key === name);
  if (exact) return exact.purpose;
  return known.some(({ key }) => name.startsWith(`${key}.corrupt-`))
    ? 'Set aside because it could not be read.'
    : 'Unknown: no page of this site writes this.';
}

const sizeOf = (text: string): number => new TextEncoder().encode(text).length;

/** Everything that is stored for this origin, whoever wrote it. Empty where storage is blocked. */
export function keptItems(): readonly KeptItem[] {
  return (['local', 'session'] as const).flatMap((area) => {
    try {
      const storage = areas[area]();
      const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      return names.toSorted().map((name) => ({
        area,
        name,
        purpose: purposeOf(area, name),
        bytes: sizeOf(name) + sizeOf(storage.getItem(name) ?? ''),
      }));
    } catch {
      return [];
    }
  });
}

/** Deletes one item and tells the parts of this page that hold it. */
export function deleteItem({ area, name }: KeptItem): void {
  removeWhere((key) => key === name, areas[area]);
}
