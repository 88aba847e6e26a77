import { useState, useSyncExternalStore } from 'react';

import { storageKeys } from '../../config/storage-keys.ts';
import { storedText } from '../../lib/stored-text.ts';
import { Button } from '../../ui/button.tsx';
import { useObservable } from '../../ui/use-observable.ts';
import { bannerReopened } from './banner-reopened.ts';

/** Looks only whether there is an answer: reading it properly is code that most pages never need. */
const answered = (): boolean => storedText(storageKeys.cookieChoice.key) !== null;

/**
 * Keeps the answer before anything else can happen: the visitor may leave the page with the next click,
 * sooner than more code arrives. The record is the one that `consent.ts` reads.
 */
function keepAtOnce(choice: 'accepted' | 'denied'): void {
  try {
    localStorage.setItem(storageKeys.cookieChoice.key, JSON.stringify({ v: 1, value: choice }));
    if (choice === 'accepted') return;
    for (const { key, kind } of Object.values(storageKeys)) {
      if (kind === 'optional') localStorage.removeItem(key);
    }
  } catch {
    // Where storage is blocked nothing is kept either way.
  }
}

/** Another tab may have the answer meanwhile. */
function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/**
 * Asks once, with two equal answers, and says what each does. It exists only where scripts run: without
 * them nothing could be stored.
 */
export function CookieBanner() {
  'use no memo';
  const reopened = useObservable(bannerReopened, false);
  const [answeredHere, setAnsweredHere] = useState(false);
  const answeredBefore = useSyncExternalStore(subscribe, answered, () => true);
  if (!reopened && (answeredHere || answeredBefore)) return null;

  const answer = (choice: 'accepted' | 'denied') => {
    setAnsweredHere(true);
    keepAtOnce(choice);
    bannerReopened.write(false);
    // Tells the stores of this page, should any be in use.
    void import('./consent.ts').then(({ choose }) => choose(choice));
  };
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return (
    <section
      aria-label="Cookies"
      data-cookie-banner
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line-2 bg-night-3"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-2.5 py-3">
        <p className="max-w-[52rem] text-small leading-snug text-ink-2">
          {globalPrivacyControl
            ? 'Your browser asks sites not to share your data. We share none; optional storage stays off unless you press OK.'
            : 'No tracking. OK lets this site remember drafts and tool settings on your device; Deny all keeps only what you ask for.'}
        </p>
        <div className="flex gap-2">
          <Button className="min-w-28" onClick={() => answer('denied')}>
            Deny all
          </Button>
          <Button className="min-w-28" onClick={() => answer('accepted')}>
            OK
          </Button>
        </div>
      </div>
    </section>
  );
}
