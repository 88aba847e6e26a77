import { storageKeys } from '../../config/storage-keys.ts';
import { writeAddress } from '../dom/address.ts';
import { carryFields } from '../dom/carry-fields.ts';
import { optionalStorageAllowed } from './consent.ts';
import { onRemoved } from './remove-stored.ts';
import { storedText } from './stored-text.ts';

const { cameFrom, cookieChoice } = storageKeys;

/** Link builders call them so. In the order in which a message gives them. */
const parameters = ['utm_campaign', 'utm_source', 'utm_medium'];

/** Longest name to take, in UTF-16 units. */
const maxLength = 100;

/** What the address names as its campaign, source and medium; as the address has it, so what shows it cleans it. */
export const campaignIn = (search: string): readonly string[] =>
  parameters.flatMap((name) => new URLSearchParams(search).get(name)?.slice(0, maxLength) || []);

/** Whether a message may say it: the visitor has allowed it, or neither they nor their browser has said no. */
export function mayName(): boolean {
  const isPrivate = 'globalPrivacyControl' in navigator && Boolean(navigator.globalPrivacyControl);
  const isUndecided = storedText(cookieChoice.key) === null;
  return optionalStorageAllowed() || (isUndecided && !isPrivate);
}

/** Takes the campaign out of the page's address. */
export function dropCampaign(): void {
  if (campaignIn(location.search).length === 0) return;
  const address = new URL(location.href);
  for (const name of parameters) address.searchParams.delete(name);
  writeAddress(address, 'same');
}

/**
 * Keeps the campaign for this tab once the visitor has allowed it, unless the tab has one already: the first address of a
 * visit counts. Never throws.
 */
export function keepCampaign(): void {
  const value = campaignIn(location.search);
  if (value.length === 0 || !optionalStorageAllowed() || storedText(cameFrom.key) !== null) return;
  try {
    sessionStorage.setItem(cameFrom.key, JSON.stringify({ v: 1, value }));
  } catch {
    // Storage is blocked or full: the address still names it.
  }
}

/** Follows the campaign that the address of this page names. */
export function followCampaign(): void {
  keepCampaign();
  // After OK in the cookie banner, whose listener comes first.
  document.addEventListener('click', () => setTimeout(keepCampaign));
  // Until the visitor answers the cookie banner, nothing is stored, and the links they follow carry it on.
  carryFields(() => (optionalStorageAllowed() || !mayName() ? [] : parameters));
  // Deny all, or everything is deleted.
  onRemoved((matches) => {
    if (matches(cameFrom.key)) dropCampaign();
  });
}
