import { lazy, Suspense, useState } from 'react';

import { fetched, notLoaded } from '../fetched.ts';
import { useObservable } from '../use-observable.ts';
import { waitingNotices } from './notices.ts';

const Toaster = lazy(() =>
  fetched(() => import('./toaster.tsx')).then((module) => ({ default: module.Toaster })),
);

const none: readonly never[] = [];

/** Shows notices; costs nothing until the first one. */
export function NoticeHost() {
  'use no memo';
  const waiting = useObservable(waitingNotices, none);
  const missing = useObservable(notLoaded, false);
  const [wanted, setWanted] = useState(false);
  if (waiting.length > 0 && !wanted) setWanted(true);
  // Plain, because the code for notices may be what does not come.
  return (
    <>
      {missing && (
        <p
          role="alert"
          className="fixed inset-x-0 top-0 z-20 mt-(--header) border-b border-alpha bg-night-3 p-3"
        >
          A part of this page could not be loaded. What you typed is still here: check the
          connection and try again, or reload the page.
        </p>
      )}
      {wanted && (
        <Suspense>
          <Toaster waiting={waiting} />
        </Suspense>
      )}
    </>
  );
}
