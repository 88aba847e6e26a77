/** The values of `data-opens`, besides `login` and `register`. `runtime/overlay.tsx` renders them. */
const overlays = {
  menu: () => import('./mobile-menu-sheet.tsx').then((module) => module.MobileMenuSheet),
  outbox: () =>
    import('../features/outbox/outbox-dialog.tsx').then((module) => module.OutboxDialog),
  'check-file': () =>
    import('../features/check-file/check-file-dialog.tsx').then((module) => module.CheckFileDialog),
  search: () => import('./site-search.tsx').then((module) => module.SiteSearch),
};

export type OverlayName = keyof typeof overlays;

const isOverlay = (name: string): name is OverlayName => Object.hasOwn(overlays, name);

/** Tells what a control opens. A `data-opens` that is not an overlay is a view of the account dialog. */
export const openedBy = ({ dataset: { opens } }: HTMLElement) => {
  if (opens === undefined) return { kind: 'request' } as const;
  if (isOverlay(opens)) return { kind: 'overlay', name: opens, load: overlays[opens] } as const;
  return { kind: 'account', view: opens === 'register' ? 'register' : 'login' } as const;
};

export const loadAuthDialog = () => import('../features/account/auth-dialog.tsx');

/** Loads the code of requests with the other features that it needs. */
export async function loadRequests() {
  const [answers, { RequestDialogs }, { RequestProvider, ports }] = await Promise.all([
    import('../features/request/handle-request.ts'),
    import('../features/request/request-dialogs.tsx'),
    import('./request-provider.tsx'),
  ]);
  return { ...answers, ports, RequestDialogs, RequestProvider };
}

/** Preloads what a control opens. */
export async function loadOpened(control: HTMLElement): Promise<void> {
  const opened = openedBy(control);
  if (opened.kind === 'account') await loadAuthDialog();
  else if (opened.kind === 'overlay') await opened.load();
  else await (await loadRequests()).prepareRequest(control);
}
