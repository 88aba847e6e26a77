import { lazy, Suspense, useState } from 'react';

import { loadWithRetry } from '../../runtime/load-with-retry.ts';
import { useObservable } from '../use-observable.ts';
import { waitingNotices } from './notices.ts';

const Toaster = lazy(() =>
  loadWithRetry(() => import('./toaster.tsx')).then((module) => ({ default: module.Toaster })),
);

const none: readonly never[] = [];

/** Shows notices; costs nothing until the first one. */
export function NoticeHost() {
  const waiting = useObservable(waitingNotices, none);
  const [wanted, setWanted] = useState(false);
  if (waiting.length > 0 && !wanted) setWanted(true);
  return (
    wanted && (
      <Suspense>
        <Toaster waiting={waiting} />
      </Suspense>
    )
  );
}
