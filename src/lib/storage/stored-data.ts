import { type StoredItem, storedItems } from '../../config/stored-items.ts';
import { setAsidePurpose, unknownPurpose } from '../../config/words.ts';
import { keysOf } from '../records.ts';
import { isoDayIn } from '../time/dates.ts';
import { saveFile } from '../files/download.ts';
import { belongsTo, removeWhere } from './remove-stored.ts';

type Area = StoredItem['area'];

export type ItemInBrowser = {
  readonly area: Area;
  readonly key: string;
  readonly text: string;
  readonly purpose: string;
  /** Its entry in the storage list; null if this site does not write it. */
  readonly listed: StoredItem | null;
};

const areas: Record<Area, () => Storage> = {
  local: () => window.localStorage,
  session: () => window.sessionStorage,
};
const areaNames = keysOf(areas);

const listedKeys: readonly StoredItem[] = Object.values(storedItems);

function itemOf(area: Area, key: string, text: string): ItemInBrowser {
  const listed =
    listedKeys.find((known) => known.area === area && belongsTo(known.key, key)) ?? null;
  const purpose = !listed ? unknownPurpose : listed.key === key ? listed.purpose : setAsidePurpose;
  return { area, key, text, purpose, listed };
}

/** Lists everything stored for this origin, sorted by key. Empty if storage is blocked; never throws. */
export function itemsInBrowser(): readonly ItemInBrowser[] {
  return areaNames.flatMap((area) => {
    try {
      const storage = areas[area]();
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      return keys.toSorted().map((key) => itemOf(area, key, storage.getItem(key) ?? ''));
    } catch {
      return [];
    }
  });
}

/** Lists what this site stores, including corrupt records that were moved aside. */
export const ownItems = (): readonly ItemInBrowser[] =>
  itemsInBrowser().filter(({ listed }) => listed);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

type Site = { readonly slug: string; readonly url: string };

/** Writes this site's items as readable JSON, without secrets, because a file is easily passed on. */
export function exportItems(items: readonly ItemInBrowser[], { url }: Site, now: Date): string {
  const exported = items
    .filter(({ listed }) => listed && !listed.secret)
    .map(({ key, area, purpose, text }) => ({ key, area, purpose, value: parsed(text) }));
  return `${JSON.stringify({ site: url, exported: now.toISOString(), items: exported }, null, 2)}\n`;
}

/** Downloads everything this site stores, without secrets. */
export function saveStoredData(site: Site): void {
  const now = new Date();
  saveFile({
    name: `${site.slug}-local-data-${isoDayIn(now)}.json`,
    type: 'application/json',
    text: exportItems(ownItems(), site, now),
  });
}

/** Deletes items and informs the stores of this page. Never throws. */
export function deleteItems(items: readonly ItemInBrowser[]): void {
  for (const area of areaNames) {
    const keys = new Set(items.filter((item) => item.area === area).map(({ key }) => key));
    if (keys.size > 0) removeWhere((key) => keys.has(key), areas[area]);
  }
}

/** Deletes everything this site stores, which also signs out. Returns whether nothing is left. */
export function deleteStoredData(): boolean {
  deleteItems(ownItems());
  // Stores that could not write keep their value in memory.
  removeWhere((name) => listedKeys.some(({ key }) => belongsTo(key, name)));
  return ownItems().length === 0;
}
