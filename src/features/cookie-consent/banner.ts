import { storageKeys } from '../../config/storage-keys.ts';
import { saveCookieChoice } from '../../lib/consent.ts';
import { delegate } from '../../lib/delegate.ts';

/**
 * Answers the banner's two buttons and the one that asks again. Whether the banner shows is said at the
 * root, where `boot.ts` says it first: before this code is there.
 * @returns a function that removes the listeners
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
  // Another tab may have the answer.
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKeys.cookieChoice.key && event.newValue !== null) hide();
  };
  addEventListener('storage', onStorage);
  return () => {
    stop();
    removeEventListener('storage', onStorage);
  };
}
