import { lazy, Suspense, useEffect, useState } from 'react';

import { storageKeys } from '../../config/storage-keys.ts';
import { useObservable } from '../../ui/use-observable.ts';
import { bannerReopened } from './banner-reopened.ts';

const CookieBanner = lazy(() =>
  import('./cookie-banner.tsx').then((module) => ({ default: module.CookieBanner })),
);

function answered(): boolean {
  try {
    return localStorage.getItem(storageKeys.cookieChoice.key) !== null;
  } catch {
    return false;
  }
}

/** Fetches the banner only for visitors who have not answered, or who ask for it again. */
export function CookieHost() {
  const reopened = useObservable(bannerReopened, false);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (reopened || !answered()) setWanted(true);
  }, [reopened]);
  return (
    wanted && (
      <Suspense>
        <CookieBanner />
      </Suspense>
    )
  );
}
