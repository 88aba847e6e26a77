import { storageKeys } from '../../config/storage-keys.ts';
import { storedText } from './stored-text.ts';

const { cameFrom, cookieChoice } = storageKeys;

/** Link builders call them so. In the order in which a message gives them. */
const parameters = ['utm_campaign', 'utm_source', 'utm_medium'];

/** Longest name to keep, in UTF-16 units. */
const maxLength = 100;

/** Whether the visitor lets the site keep it: by the cookie banner or, before an answer, by the browser's signal. */
function mayKeep(): boolean {
  const isPrivate = 'globalPrivacyControl' in navigator && Boolean(navigator.globalPrivacyControl);
  return storedText(cookieChoice.key)?.includes('accepted') ?? !isPrivate;
}

/**
 * Keeps the campaign that the address names, for this tab, if the visitor lets it and unless the tab has one already:
 * the first address of a visit counts. The names are as the address has them, so whoever reads them cleans them
 * (`compose-context.ts`). Never throws.
 */
export function keepCampaign(): void {
  const query = new URLSearchParams(location.search);
  const value = parameters.flatMap((name) => query.get(name)?.slice(0, maxLength) || []);
  if (value.length === 0 || storedText(cameFrom.key) !== null || !mayKeep()) return;
  try {
    sessionStorage.setItem(cameFrom.key, JSON.stringify({ v: 1, value }));
  } catch {
    // Storage is blocked or full, so messages will not say it.
  }
}
