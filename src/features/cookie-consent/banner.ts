import { storageKeys } from '../../config/storage-keys.ts';
import { closestTarget } from '../../lib/closest-target.ts';
import { saveCookieChoice } from '../../lib/consent.ts';

/**
 * Handles the banner's two buttons and the one that shows it again. The root's `data-asks-cookies` shows
 * the banner; `boot.ts` sets it first.
 */
export function followBanner(): void {
  const { dataset } = document.documentElement;
  const hide = () => delete dataset['asksCookies'];
  document.addEventListener('click', (event) => {
    const control = closestTarget(event, '[data-cookies]');
    if (!control) return;
    const choice = control.dataset['cookies'];
    if (choice === 'accepted' || choice === 'denied') {
      hide();
      saveCookieChoice(choice);
    } else {
      dataset['asksCookies'] = '';
    }
  });
  // The visitor may choose in another tab.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKeys.cookieChoice.key && newValue !== null) hide();
  });
}
