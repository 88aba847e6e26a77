/** What `data-opens` can name beside `login` and `register`, shown over the page by `runtime/overlay.tsx`. */
export const overlays = {
  menu: () => import('./mobile-menu-sheet.tsx').then((module) => module.MobileMenuSheet),
  outbox: () =>
    import('../features/outbox/outbox-dialog.tsx').then((module) => module.OutboxDialog),
  'check-file': () =>
    import('../features/check-file/check-file-dialog.tsx').then((module) => module.CheckFileDialog),
  search: () => import('./site-search.tsx').then((module) => module.SiteSearch),
};

export type OverlayName = keyof typeof overlays;

export const isOverlay = (name: string): name is OverlayName => Object.hasOwn(overlays, name);

/** What a control with `data-opens` names; anything but an overlay is a view of the account's dialog. */
export const openedBy = ({ dataset: { opens } }: HTMLElement) => {
  if (opens === undefined) return { kind: 'request' } as const;
  if (isOverlay(opens)) return { kind: 'overlay', name: opens } as const;
  return { kind: 'account', view: opens === 'register' ? 'register' : 'login' } as const;
};

export const loadAuthDialog = () => import('../features/account/auth-dialog.tsx');

/** The code that answers requests, joined with what it needs from other features. */
export async function loadRequests() {
  const [answers, { RequestDialogs }, { RequestProvider, ports }] = await Promise.all([
    import('../features/request/answer-request.ts'),
    import('../features/request/request-dialogs.tsx'),
    import('./request-provider.tsx'),
  ]);
  return { ...answers, ports, RequestDialogs, RequestProvider };
}

/** Loads what a control opens, ahead of `runtime/overlay.tsx` opening it. */
export async function loadOpened(control: HTMLElement): Promise<void> {
  const opened = openedBy(control);
  if (opened.kind === 'account') await loadAuthDialog();
  else if (opened.kind === 'overlay') await overlays[opened.name]();
  else await (await loadRequests()).prepareRequest(control);
}
