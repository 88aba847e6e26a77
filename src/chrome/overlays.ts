import type { ComponentType } from 'react';

import { dataOf } from '../lib/dom/attributes.ts';

export type OverlayProps = { path: string; open: boolean; onClose: () => void };

const overlay = async (loading: Promise<ComponentType<OverlayProps>>) =>
  ({ kind: 'overlay', Component: await loading }) as const;

export const loadAuthDialog = () => import('../features/account/auth-dialog.tsx');

async function account(view: 'login' | 'register') {
  const { askToSignIn } = await loadAuthDialog();
  return { kind: 'account', view, askToSignIn } as const;
}

/** What an `<Opener>` opens, by name. */
const overlays = {
  login: () => account('login'),
  register: () => account('register'),
  menu: () => overlay(import('./mobile-menu-sheet.tsx').then((module) => module.MobileMenuSheet)),
  outbox: () =>
    overlay(
      import('../features/request/outbox/outbox-dialog.tsx').then((module) => module.OutboxDialog),
    ),
  'check-file': () =>
    overlay(
      import('../features/check-file/check-file-dialog.tsx').then(
        (module) => module.CheckFileDialog,
      ),
    ),
  feed: () =>
    overlay(import('../features/feed/feed-dialog.tsx').then((module) => module.FeedDialog)),
  search: () => overlay(import('./site-search.tsx').then((module) => module.SiteSearch)),
};

type OverlayName = keyof typeof overlays;

declare module '../lib/dom/attributes.ts' {
  interface SiteNames {
    overlay: keyof typeof overlays;
  }
}

const isOverlay = (name: string): name is OverlayName => Object.hasOwn(overlays, name);

/** Loads the code of requests. */
export const loadRequests = () => import('../features/request/request-dialogs.tsx');

/** Loads the code of what a control opens. `runtime/shell.tsx` opens it. */
export async function loadOpened(control: HTMLElement) {
  const name = dataOf(control, 'opens');
  if (name === null) {
    const requests = await loadRequests();
    await requests.prepareRequest(control);
    return { kind: 'request', ...requests } as const;
  }
  if (isOverlay(name)) return { name, ...(await overlays[name]()) };
  const error = new Error(`A control opens "${name}", which does not exist`);
  // An error of the page, not of the connection.
  reportError(error);
  throw error;
}

export type Opened = Awaited<ReturnType<typeof loadOpened>>;
