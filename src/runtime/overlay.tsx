import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { loadRequests, openedBy, type OverlayName, overlays } from '../chrome/overlays.ts';
import { accountDialog, AccountHost, loadAuthDialog } from '../features/account/account-host.tsx';
import { createObservable } from '../lib/observable.ts';
import { NoticeHost } from '../ui/notices/notice-host.tsx';
import { waitingNotices } from '../ui/notices/notices.ts';
import { useObservable } from '../ui/use-observable.ts';
import { FaultBoundary } from './fault-boundary.tsx';
import { loadWithRetry } from './load-with-retry.ts';

type OverlayProps = { path: string; open: boolean; onClose: () => void };

const lazyOverlay = (name: OverlayName) =>
  lazy(async () => {
    const component: ComponentType<OverlayProps> = await loadWithRetry(overlays[name]);
    return { default: component };
  });

const components = {
  menu: lazyOverlay('menu'),
  outbox: lazyOverlay('outbox'),
  search: lazyOverlay('search'),
  'check-file': lazyOverlay('check-file'),
};

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

/** Overlays that were opened at least once, and whether each is open. They stay mounted when closed. */
type Shown = Partial<Record<OverlayName, boolean>>;
const none: Shown = {};
const shownOverlays = createObservable<Shown>(none);
const requestsWanted = createObservable(false);

const show = (name: OverlayName, open: boolean) =>
  shownOverlays.write({ ...shownOverlays.read(), [name]: open });

/**
 * Opens what a pressed control names.
 * @public
 */
export async function openOverlay(control: HTMLElement): Promise<void> {
  const opened = openedBy(control);
  if (opened.kind === 'account') {
    const { askToSignIn } = await loadWithRetry(loadAuthDialog);
    askToSignIn({ view: opened.view });
  } else if (opened.kind === 'overlay') {
    mountOverlay();
    show(opened.name, true);
  } else {
    const { handleRequest, ports } = await loadRequests();
    mountOverlay();
    requestsWanted.write(true);
    await handleRequest(control, ports);
  }
}

async function openRequestOfAddress(): Promise<void> {
  if (!location.hash.startsWith('#restore-')) return;
  const { restoreForm, ports } = await loadRequests();
  mountOverlay();
  requestsWanted.write(true);
  await restoreForm(ports);
}

/** Everything that is shown over the page. */
function Overlay() {
  const shown = useObservable(shownOverlays, none);
  const hasRequests = useObservable(requestsWanted, false);
  useEffect(() => {
    for (const control of document.querySelectorAll<HTMLElement>('[data-opens][aria-expanded]')) {
      const opened = openedBy(control);
      control.ariaExpanded = String(opened.kind === 'overlay' && (shown[opened.name] ?? false));
    }
  }, [shown]);
  return (
    <>
      <AccountHost />
      <Suspense>
        {Object.entries(components).map(([name, Component]) => {
          const overlay = name as OverlayName;
          const open = shown[overlay];
          if (open === undefined) return null;
          const close = () => show(overlay, false);
          return <Component key={name} path={location.pathname} open={open} onClose={close} />;
        })}
      </Suspense>
      <Suspense>{hasRequests && <Requests />}</Suspense>
      <NoticeHost />
    </>
  );
}

let host: HTMLElement | undefined;

/** Mounts the one React root that is not an island, when something is first shown over the page. */
function mountOverlay(): void {
  if (host) return;
  host = document.createElement('div');
  document.getElementById('root')?.append(host);
  const root = createRoot(host, { identifierPrefix: 'o' });
  flushSync(() =>
    root.render(
      <FaultBoundary>
        <Overlay />
      </FaultBoundary>,
    ),
  );
}

/** Shows what any island asks for over the page from now on, and the request that the address names. */
export function startOverlay(): void {
  for (const store of [accountDialog, waitingNotices]) store.subscribe(mountOverlay);
  if (accountDialog.read() || waitingNotices.read().length > 0) mountOverlay();
  const follow = () => void openRequestOfAddress().catch(() => {});
  follow();
  addEventListener('hashchange', follow);
}
