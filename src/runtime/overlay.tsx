import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import type { OverlayName } from '../chrome/overlays.ts';
import { accountDialog, AccountHost } from '../features/account/account-host.tsx';
import { AuthProvider } from './auth-provider.tsx';
import { createObservable } from '../lib/observable.ts';
import { NoticeHost } from '../ui/notices/notice-host.tsx';
import { waitingNotices } from '../ui/notices/notices.ts';
import { useObservable } from '../ui/use-observable.ts';
import { FaultBoundary } from './fault-boundary.tsx';
import { reportFailure } from './load.ts';

type OverlayProps = { path: string; open: boolean; onClose: () => void };

/** A chunk of its own, because a press asks for it before React is there. */
const loadOverlays = () => import('../chrome/overlays.ts');

type Overlays = ReadonlyMap<OverlayName, { Component: ComponentType<OverlayProps>; open: boolean }>;
const noOverlays: Overlays = new Map();

/** Overlays that were opened at least once. They stay mounted. */
const overlays = createObservable(noOverlays);

/** The dialogs of requests, once there was a request. */
const requests = createObservable<ReactNode>(null);

function setOpen(name: OverlayName, Component: ComponentType<OverlayProps>, open: boolean): void {
  overlays.write(new Map(overlays.read()).set(name, { Component, open }));
  const controls = document.querySelectorAll(`[data-opens="${name}"][aria-expanded]`);
  for (const control of controls) control.ariaExpanded = String(open);
}

async function mountRequests() {
  const { RequestProvider, RequestDialogs, ...answers } = await reportFailure(
    loadOverlays().then(({ loadRequests }) => loadRequests()),
  );
  requests.write(
    <RequestProvider>
      <RequestDialogs />
    </RequestProvider>,
  );
  mountOverlay();
  return answers;
}

/**
 * Opens what a control names. Settles when it is open, so that until then the control shows that it is busy.
 * @public
 */
export async function openOverlay(control: HTMLElement): Promise<void> {
  const { openedBy, loadAuthDialog } = await reportFailure(loadOverlays());
  const opened = openedBy(control);
  if (opened.kind === 'account') {
    const { askToSignIn } = await reportFailure(loadAuthDialog());
    askToSignIn({ view: opened.view });
  } else if (opened.kind === 'overlay') {
    const Component = await reportFailure(opened.load());
    mountOverlay();
    setOpen(opened.name, Component, true);
  } else {
    const { handleRequest, ports } = await mountRequests();
    await handleRequest(control, ports);
  }
}

/** Opens the request that the hash names, for editing a message from the Outbox. */
async function restoreRequest(): Promise<void> {
  if (!location.hash.startsWith('#restore-')) return;
  const { restoreForm, ports } = await mountRequests();
  await restoreForm(ports);
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
          path={location.pathname}
          open={open}
          onClose={() => setOpen(name, Component, false)}
        />
      ))}
      {useObservable(requests, null)}
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
  const root = createRoot(host, { identifierPrefix: 'o' });
  flushSync(() =>
    root.render(
      <FaultBoundary>
        <AuthProvider>
          <Overlay />
        </AuthProvider>
      </FaultBoundary>,
    ),
  );
}

/** Mounts the overlay as soon as an island or the address needs it. */
export function startOverlay(): void {
  for (const store of [accountDialog, waitingNotices]) store.subscribe(mountOverlay);
  if (accountDialog.read() || waitingNotices.read().length > 0) mountOverlay();
  const followHash = () => void restoreRequest().catch(() => {});
  followHash();
  addEventListener('hashchange', followHash);
}
