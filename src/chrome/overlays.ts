/** The values of `data-opens`, besides `login` and `register`. */
const overlays = {
  menu: () => import('./mobile-menu-sheet.tsx').then((module) => module.MobileMenuSheet),
  outbox: () =>
    import('../features/request/outbox/outbox-dialog.tsx').then((module) => module.OutboxDialog),
  'check-file': () =>
    import('../features/check-file/check-file-dialog.tsx').then((module) => module.CheckFileDialog),
  search: () => import('./site-search.tsx').then((module) => module.SiteSearch),
};

export type OverlayName = keyof typeof overlays;

const isOverlay = (name: string): name is OverlayName => Object.hasOwn(overlays, name);

export const loadAuthDialog = () => import('../features/account/auth-dialog.tsx');

/** Loads the code of requests. */
export async function loadRequests() {
  const [answers, { RequestDialogs }] = await Promise.all([
    import('../features/request/handle-request.ts'),
    import('../features/request/request-dialogs.tsx'),
  ]);
  return { ...answers, RequestDialogs };
}

/** Loads the code of what a control opens. `runtime/overlay.tsx` opens it. */
export async function loadOpened(control: HTMLElement) {
  const { opens } = control.dataset;
  if (opens === undefined) {
    const requests = await loadRequests();
    await requests.prepareRequest(control);
    return { kind: 'request', ...requests } as const;
  }
  if (isOverlay(opens))
    return { kind: 'overlay', name: opens, Component: await overlays[opens]() } as const;
  const { askToSignIn } = await loadAuthDialog();
  return {
    kind: 'account',
    view: opens === 'register' ? 'register' : 'login',
    askToSignIn,
  } as const;
}

export type Opened = Awaited<ReturnType<typeof loadOpened>>;
