import { lazy, Suspense, useState } from 'react';

import { loadWithRetry } from '../../runtime/load-with-retry.ts';
import { useObservable } from '../use-observable.ts';
import { waitingNotices } from './notices.ts';

const Toaster = lazy(() =>
  loadWithRetry(() => import('./toaster.tsx')).then((module) => ({ default: module.Toaster })),
);

const none: readonly never[] = [];

/** Loads the code that shows notices with the first one. */
export function NoticeHost() {
  const waiting = useObservable(waitingNotices, none);
  const [isUsed, setIsUsed] = useState(false);
  if (waiting.length > 0 && !isUsed) setIsUsed(true);
  return (
    isUsed && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}
