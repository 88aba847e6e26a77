import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from 'react';
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
import { loadWithRetry } from './load-with-retry.ts';
import { reportFailure } from './load.ts';

type OverlayProps = { path: string; open: boolean; onClose: () => void };

/** A chunk of its own, because a press asks for it before React is there. */
const loadOverlays = () => import('../chrome/overlays.ts');

async function loadRequests() {
  const overlays = await loadOverlays();
  return overlays.loadRequests();
}

const lazyOverlay = (name: OverlayName): LazyExoticComponent<ComponentType<OverlayProps>> =>
  lazy(async () => ({
    default: await loadWithRetry(async () => (await loadOverlays()).overlays[name]()),
  }));

/** Overlays that were opened at least once. They stay mounted. */
const lazyOverlays = new Map<OverlayName, ReturnType<typeof lazyOverlay>>();

const Requests = lazy(async () => {
  const { RequestProvider, RequestDialogs } = await loadRequests();
  return {
    default: () => (
      <RequestProvider>
        <RequestDialogs />
      </RequestProvider>
    ),
  };
});

type OpenState = Partial<Record<OverlayName, boolean>>;
const noneOpened: OpenState = {};
const openState = createObservable<OpenState>(noneOpened);
const requestsMounted = createObservable(false);

function setOpen(name: OverlayName, open: boolean): void {
  if (!lazyOverlays.has(name)) lazyOverlays.set(name, lazyOverlay(name));
  openState.write({ ...openState.read(), [name]: open });
  const controls = document.querySelectorAll(`[data-opens="${name}"][aria-expanded]`);
  for (const control of controls) control.ariaExpanded = String(open);
}

/** @public */
export async function openOverlay(control: HTMLElement): Promise<void> {
  const { openedBy, loadAuthDialog } = await reportFailure(loadOverlays());
  const opened = openedBy(control);
  if (opened.kind === 'account') {
    const { askToSignIn } = await loadWithRetry(loadAuthDialog);
    askToSignIn({ view: opened.view });
  } else if (opened.kind === 'overlay') {
    mountOverlay();
    setOpen(opened.name, true);
  } else {
    const { handleRequest, ports } = await loadRequests();
    mountOverlay();
    requestsMounted.write(true);
    await handleRequest(control, ports);
  }
}

/** Opens the request that the hash names, for editing a message from the Outbox. */
async function restoreRequest(): Promise<void> {
  if (!location.hash.startsWith('#restore-')) return;
  const { restoreForm, ports } = await loadRequests();
  mountOverlay();
  requestsMounted.write(true);
  await restoreForm(ports);
}

/** Everything that is shown over the page. */
function Overlay() {
  const openByName = useObservable(openState, noneOpened);
  const hasRequests = useObservable(requestsMounted, false);
  return (
    <>
      <AccountHost />
      <Suspense>
        {[...lazyOverlays].map(([name, Component]) => {
          const open = openByName[name] ?? false;
          const close = () => setOpen(name, false);
          return <Component key={name} path={location.pathname} open={open} onClose={close} />;
        })}
      </Suspense>
      <Suspense>{hasRequests && <Requests />}</Suspense>
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
