import { storageKeys } from '../../config/storage-keys.ts';
import { storedText } from './stored-text.ts';

const { key } = storageKeys.cameFrom;

/** Link builders call them so. In the order in which a message gives them. */
const parameters = ['utm_campaign', 'utm_source', 'utm_medium'];

/** Longest name to keep, in UTF-16 units. */
const maxLength = 100;

/**
 * Keeps the campaign that the address names, for this tab, unless it has one already: the first address of a visit
 * counts. The names are as the address has them, so whoever reads them cleans them (`came-from.ts`). Never throws.
 */
export function keepCampaign(): void {
  const query = new URLSearchParams(location.search);
  const value = parameters.flatMap((name) => query.get(name)?.slice(0, maxLength) || []);
  if (value.length === 0 || storedText(key) !== null) return;
  try {
    sessionStorage.setItem(key, JSON.stringify({ v: 1, value }));
  } catch {
    // Storage is blocked or full, so messages will not say it.
  }
}
