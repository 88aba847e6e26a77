import { storageKeys } from '../../config/storage-keys.ts';
import { delegate } from '../../lib/delegate.ts';

const { key } = storageKeys.cookieChoice;

/**
 * Keeps the answer before anything else can happen: the visitor may leave the page with the next click,
 * sooner than more code arrives. The record is the one that `consent.ts` reads.
 */
function keepAtOnce(choice: 'accepted' | 'denied'): void {
  try {
    localStorage.setItem(key, JSON.stringify({ v: 1, value: choice }));
    if (choice === 'accepted') return;
    for (const item of Object.values(storageKeys)) {
      if (item.kind === 'optional') localStorage.removeItem(item.key);
    }
  } catch {
    // Where storage is blocked nothing is kept either way.
  }
}

function answer(choice: 'accepted' | 'denied'): void {
  keepAtOnce(choice);
  // Tells the stores of this page, should any be in use.
  import('./consent.ts').then(({ choose }) => choose(choice)).catch(() => undefined);
}

/**
 * Answers the banner's two buttons and the one that asks again. Whether the banner shows is said at the
 * root, where `client.ts` says it first: before this code is there.
 * @returns a function that stops answering
 */
export function followBanner(): () => void {
  const { dataset } = document.documentElement;
  const hide = () => delete dataset['asksCookies'];
  const stop = delegate('[data-cookies]', {
    answer: (control) => {
      const choice = control.dataset['cookies'];
      if (choice === 'accepted' || choice === 'denied') {
        hide();
        answer(choice);
      } else {
        dataset['asksCookies'] = '';
      }
    },
  });
  // Another tab may have the answer.
  const onStorage = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) hide();
  };
  addEventListener('storage', onStorage);
  return () => {
    stop();
    removeEventListener('storage', onStorage);
  };
}
