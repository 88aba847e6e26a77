import { storageKeys } from '../../config/storage-keys.ts';
import { saveCookieChoice } from '../../lib/consent.ts';
import { delegate } from '../../lib/delegate.ts';

/**
 * Handles the banner's two buttons and the one that shows it again. The root's `data-asks-cookies` shows
 * the banner; `boot.ts` sets it first.
 * @returns a function that removes the handlers
 */
export function followBanner(): () => void {
  const { dataset } = document.documentElement;
  const hide = () => delete dataset['asksCookies'];
  const stop = delegate('[data-cookies]', {
    onClick: (control) => {
      const choice = control.dataset['cookies'];
      if (choice === 'accepted' || choice === 'denied') {
        hide();
        saveCookieChoice(choice);
      } else {
        dataset['asksCookies'] = '';
      }
    },
  });
  // The visitor may choose in another tab.
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKeys.cookieChoice.key && event.newValue !== null) hide();
  };
  addEventListener('storage', onStorage);
  return () => {
    stop();
    removeEventListener('storage', onStorage);
  };
}
