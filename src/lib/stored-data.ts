import {
  type StoredItem as ListedItem,
  storedItems as listedItems,
} from '../config/stored-items.ts';
import { isoDayIn } from './dates.ts';
import { saveFile } from './download.ts';
import { isNameOf, removeWhere } from './remove-stored.ts';

type Area = ListedItem['area'];

/** One item that this browser keeps for this origin, from any page. */
export type StoredItem = {
  readonly area: Area;
  readonly key: string;
  readonly text: string;
  readonly purpose: string;
  /** What the storage list says of it; null for what no page of this site writes. */
  readonly listed: ListedItem | null;
};

const areas: Record<Area, () => Storage> = {
  local: () => window.localStorage,
  session: () => window.sessionStorage,
};
const areaNames = ['local', 'session'] as const;

const listedKeys: readonly ListedItem[] = Object.values(listedItems);

function itemOf(area: Area, key: string, text: string): StoredItem {
  const listed =
    listedKeys.find((known) => known.area === area && isNameOf(known.key, key)) ?? null;
  const purpose = !listed
    ? 'Unknown: no page of this site writes this.'
    : listed.key === key
      ? listed.purpose
      : 'Set aside because it could not be read.';
  return { area, key, text, purpose, listed };
}

/** Everything stored for this origin, by area and name. Empty where storage is blocked; never throws. */
export function storedItems(): readonly StoredItem[] {
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

/** What this site itself keeps, records that were set aside included. */
export const ownItems = (): readonly StoredItem[] => storedItems().filter(({ listed }) => listed);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

type Site = { readonly slug: string; readonly origin: string };

/**
 * Items as a JSON document that a person can read too. Only this site's own, and without what is secret: a
 * file is easily passed on.
 */
export function exportOf(items: readonly StoredItem[], { origin }: Site, at: Date): string {
  const open = items.filter(({ listed }) => listed && !listed.secret);
  const written = open.map(({ key, area, purpose, text }) => ({
    key,
    area,
    purpose,
    value: parsed(text),
  }));
  return `${JSON.stringify({ site: origin, exported: at.toISOString(), items: written }, null, 2)}\n`;
}

/** Saves everything this site keeps for the visitor as a file of the day. */
export function saveStoredData(site: Site): void {
  const now = new Date();
  saveFile({
    name: `${site.slug}-local-data-${isoDayIn(now)}.json`,
    type: 'application/json',
    text: exportOf(ownItems(), site, now),
  });
}

/** Deletes items and tells the parts of this page that hold them. Never throws. */
export function deleteItems(items: readonly StoredItem[]): void {
  for (const area of areaNames) {
    const keys = new Set(items.filter((item) => item.area === area).map(({ key }) => key));
    if (keys.size > 0) removeWhere((key) => keys.has(key), areas[area]);
  }
}

/**
 * Deletes everything this site keeps, and signs out; other tabs follow.
 * @returns whether nothing is left
 */
export function deleteStoredData(): boolean {
  deleteItems(ownItems());
  // A page that could not store something holds it in memory.
  removeWhere((name) => listedKeys.some(({ key }) => isNameOf(key, name)));
  return ownItems().length === 0;
}
