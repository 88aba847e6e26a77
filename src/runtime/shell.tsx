import { type ComponentType, lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { withoutBase } from '../config/base.ts';
import { openerOf, type OverlayName } from '../lib/dom/attributes.ts';
import type { Opened, OverlayProps } from '../chrome/overlays.ts';
import { accountDialog, AccountHost } from '../features/account/account-host.tsx';
import { keepResultsClear } from '../features/cookie-consent/keep-clear.ts';
import { namesRequest } from '../features/request/outbox/return-mark.ts';
import { formDialog, handOffDialog, RequestHost } from '../features/request/request-host.tsx';
import { ReactRoot, followTranslator } from './react-root.tsx';
import { createObservable } from '../lib/observable.ts';
import { waitingNotices } from '../ui/notices/notices.ts';
import { useObservable } from '../ui/use-observable.ts';
import { reportFailure } from './load.ts';
import { loadWithRetry } from './load-with-retry.ts';
import { watchSession } from '../features/account/watch-session.ts';

/** @public */
export { hydrateIsland } from './hydrate-island.tsx';

const Toaster = lazy(() =>
  loadWithRetry(() => import('../ui/notices/toaster.tsx')).then((module) => ({
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

type Overlays = ReadonlyMap<OverlayName, { Component: ComponentType<OverlayProps>; open: boolean }>;
const noOverlays: Overlays = new Map();

/** Overlays that were opened at least once. They stay mounted. */
const overlays = createObservable(noOverlays);

function setOpen(name: OverlayName, Component: ComponentType<OverlayProps>, open: boolean): void {
  overlays.write(new Map(overlays.read()).set(name, { Component, open }));
  const control = openerOf(name);
  if (control?.ariaExpanded) control.ariaExpanded = String(open);
}

/**
 * Opens what was loaded for a control. Settles when it is open.
 * @public
 */
export async function openOverlay(control: HTMLElement, opened: Opened): Promise<void> {
  if (opened.kind === 'account') {
    opened.askToSignIn({ view: opened.view });
  } else if (opened.kind === 'overlay') {
    mountOverlay();
    setOpen(opened.name, opened.Component, true);
  } else {
    await opened.handleRequest(control);
  }
}

/** Opens the request that the address or the history names, to edit or to send a message from the Outbox. */
async function restoreRequest(): Promise<void> {
  if (!namesRequest()) return;
  const loading = import('../chrome/overlays.ts').then((module) => module.loadRequests());
  const { restoreRequest: restore } = await reportFailure(loading);
  await restore();
}

/** Everything that is shown over the page. */
function Overlay() {
  const opened = useObservable(overlays, noOverlays);
  return (
    <>
      <AccountHost />
      {[...opened].map(([name, { Component, open }]) => (
        <Component
          key={name}
          path={withoutBase(location.pathname)}
          open={open}
          onClose={() => setOpen(name, Component, false)}
        />
      ))}
      <RequestHost />
      <NoticeHost />
    </>
  );
}

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

/** Runs once, when React has loaded: mounts the overlay as soon as an island or the address needs it. */
export function start(): void {
  watchSession();
  keepResultsClear();
  const hosted = [accountDialog, formDialog, handOffDialog];
  for (const store of [...hosted, waitingNotices]) store.subscribe(mountOverlay);
  if (hosted.some((store) => store.read()) || waitingNotices.read().length > 0) mountOverlay();
  const followHash = () => void restoreRequest().catch(() => {});
  followHash();
  addEventListener('hashchange', followHash);
}
