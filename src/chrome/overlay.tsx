import { lazy, Suspense, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { AccountHost, loadAuthDialog } from '../features/account/account-host.tsx';
import { createObservable } from '../lib/observable.ts';
import { fetched } from '../ui/fetched.ts';
import { NoticeHost } from '../ui/notices/notice-host.tsx';
import { useObservable } from '../ui/use-observable.ts';
import { loadRequests, opened } from './opened.ts';

type Part = keyof typeof opened;

const part = (name: Part) => lazy(async () => ({ default: await fetched(opened[name]) }));
const parts = {
  menu: part('menu'),
  outbox: part('outbox'),
  'check-file': part('check-file'),
  search: part('search'),
};

const shownParts = createObservable<Partial<Record<Part, boolean>>>({});
const nothing: Partial<Record<Part, boolean>> = {};
const show = (name: Part, open: boolean) =>
  shownParts.write({ ...shownParts.read(), [name]: open });

const requested = createObservable(false);
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

const isDoor = (name: string | undefined): name is 'login' | 'register' =>
  name === 'login' || name === 'register';

/** Does what a pressed control of the page says: opens a part of the site over the page, or a request. */
export async function answer(control: HTMLElement): Promise<void> {
  const { opens } = control.dataset;
  if (isDoor(opens)) {
    const { askToSignIn } = await fetched(loadAuthDialog);
    askToSignIn({ view: opens });
  } else if (opens) {
    mountOverlay();
    show(opens as Part, true);
  } else {
    const { answerRequest, ports } = await loadRequests();
    mountOverlay();
    requested.write(true);
    await answerRequest(control, ports);
  }
}

/** Opens the dialog of a request that the address asks for. */
export function restoreRequest(): void {
  if (!location.hash.startsWith('#restore-')) return;
  loadRequests()
    .then(({ restoreForm, ports }) => {
      mountOverlay();
      requested.write(true);
      return restoreForm(ports);
    })
    .catch(() => undefined);
}

/** Everything that is shown over a page. */
function Overlay() {
  const shown = useObservable(shownParts, nothing);
  const wanted = useObservable(requested, false);
  useEffect(() => {
    for (const control of document.querySelectorAll<HTMLElement>('[data-opens][aria-expanded]'))
      control.ariaExpanded = String(shown[control.dataset['opens'] as Part] ?? false);
  }, [shown]);
  return (
    <>
      <AccountHost />
      <Suspense>
        {(Object.keys(shown) as Part[]).map((name) => {
          const Opened = parts[name];
          const path = location.pathname;
          return (
            <Opened
              key={name}
              path={path}
              open={shown[name] ?? false}
              onClose={() => show(name, false)}
            />
          );
        })}
      </Suspense>
      <Suspense>{wanted && <Requests />}</Suspense>
      <NoticeHost />
    </>
  );
}

let host: HTMLElement | undefined;

/** The one React root that is not an island. It is made when something is first shown over the page. */
export function mountOverlay(): void {
  if (host) return;
  host = document.createElement('div');
  document.getElementById('root')?.append(host);
  const root = createRoot(host, { identifierPrefix: 'o' });
  flushSync(() => root.render(<Overlay />));
}
