import { Fragment, lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { storageKeys } from '../config/storage-keys.ts';
import { keepResultsClear } from '../features/cookie-consent/keep-clear.ts';
import { namesRequest } from '../features/request/outbox/return-mark.ts';
import { persist } from './load.ts';
import { isStored } from '../lib/storage/stored-text.ts';
import { ReactRoot, followTranslator } from './react-root.tsx';
import { waitingNotices } from '../ui/notices/notices.ts';
import { overlays } from '../ui/overlays.ts';
import { useObservable } from '../ui/use-observable.ts';
import { watchSession } from '../features/account/watch-session.ts';

/** @public */
export { hydrateIsland } from './hydrate-island.tsx';

const Toaster = lazy(() =>
  persist(() => import('../ui/notices/toaster.tsx')).then((module) => ({
    default: module.Toaster,
  })),
);

const none: readonly never[] = [];

/** Loads the code that shows notices with the first one. */
function NoticeHost() {
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

/** Opens the request that the address or the history names, to edit or to send a message from the Outbox. */
async function restoreRequest(): Promise<void> {
  if (!namesRequest()) return;
  const requests = await persist(() => import('../features/request/hand-over.ts'));
  requests.restoreRequest();
}

/** Everything that is shown over the page and is not prerendered. */
const Overlay = () => (
  <>
    {[...useObservable(overlays, overlays.read())].map(([name, shown]) => (
      <Fragment key={name}>{shown}</Fragment>
    ))}
    <NoticeHost />
  </>
);

let host: HTMLElement | undefined;

/** Mounts the one React root that is not an island. */
function mountOverlay(): void {
  if (host) return;
  host = document.createElement('div');
  document.getElementById('root')?.append(host);
  followTranslator(host);
  const root = createRoot(host, { identifierPrefix: 'o' });
  flushSync(() =>
    root.render(
      <ReactRoot>
        <Overlay />
      </ReactRoot>,
    ),
  );
}

/** Removes messages that are older than the Outbox promises, also if it is not opened again. */
async function tidyOutbox(): Promise<void> {
  if (!isStored(storageKeys.outbox.key)) return;
  const module = await import('../features/request/outbox/tidy-outbox.ts');
  module.tidyOutbox();
}

/** Runs once, when React has loaded: mounts the overlay as soon as an island or the address needs it. */
export function start(): void {
  watchSession();
  keepResultsClear();
  // After a failure, the next page does it.
  tidyOutbox().catch(() => {});
  for (const store of [overlays, waitingNotices]) store.subscribe(mountOverlay);
  if (overlays.read().size > 0 || waitingNotices.read().length > 0) mountOverlay();
  const followHash = () => void restoreRequest();
  followHash();
  addEventListener('hashchange', followHash);
}
