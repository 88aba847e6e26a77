import { closestTarget, dataOf, toggleData, withData } from '../../lib/dom/attributes.ts';
import { storageKeys } from '../../config/storage-keys.ts';
import {
  forgetUnasked,
  optionalStorageAllowed,
  saveCookieChoice,
} from '../../lib/storage/consent.ts';
import { onRemoved } from '../../lib/storage/remove-stored.ts';
import { storedText } from '../../lib/storage/stored-text.ts';

const { key: choiceKey } = storageKeys.cookieChoice;

/**
 * Handles the banner's two buttons and the one that leads to it, where it may be open already. The root's `data-asks-cookies` shows
 * the banner; `boot.ts` sets it first.
 */
export function followBanner(): void {
  const toggle = (isShown: boolean) =>
    toggleData(document.documentElement, 'asks-cookies', isShown);
  /** The button that led to the banner; the answer leads back there. */
  let asker: HTMLElement | null = null;
  const reflect = () => {
    if (storedText(choiceKey) === null) return toggle(true);
    toggle(false);
    // Each tab has a store of its own.
    if (!optionalStorageAllowed()) forgetUnasked();
  };
  document.addEventListener('click', (event) => {
    const control = closestTarget(event, withData('cookies'));
    if (!control) return;
    const choice = dataOf(control, 'cookies');
    if (choice !== 'accepted' && choice !== 'denied') {
      toggle(true);
      asker = control;
      document.querySelector<HTMLElement>('.cookie-banner')?.focus();
      return;
    }
    const isByKeyboard = control.matches(':focus-visible');
    toggle(false);
    saveCookieChoice(choice);
    // The hidden button has lost the focus, so the next Tab would leave the page.
    if (isByKeyboard) (asker ?? document.querySelector<HTMLElement>('.skip'))?.focus();
    asker = null;
  });
  // The visitor may choose, or delete the choice, in another tab. Without a key, everything was deleted.
  addEventListener('storage', ({ key }) => {
    if (key === choiceKey || key === null) reflect();
  });
  // A page that Back shows as it was left has missed it.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reflect();
  });
  onRemoved((matches) => {
    if (matches(choiceKey)) toggle(true);
  });
}
