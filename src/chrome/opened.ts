const loadAccount = () => import('../features/account/auth-dialog.tsx');

/** What a control with `data-opens` opens over the page. */
export const opened = {
  menu: () => import('./mobile-menu-sheet.tsx').then((module) => module.MobileMenuSheet),
  outbox: () =>
    import('../features/outbox/outbox-dialog.tsx').then((module) => module.OutboxDialog),
  'check-file': () =>
    import('../features/check-file/check-file-dialog.tsx').then((module) => module.CheckFileDialog),
  search: () => import('./site-search.tsx').then((module) => module.SiteSearch),
};

/** What answers requests, with what they need from the rest of the site. */
export const loadRequests = async () => {
  const [answers, { RequestDialogs }, { RequestProvider, ports }] = await Promise.all([
    import('../features/request/answer-request.ts'),
    import('../features/request/request-dialogs.tsx'),
    import('./request-provider.tsx'),
  ]);
  return { ...answers, ports, RequestDialogs, RequestProvider };
};

/** Fetches what a control will need when it is pressed; beside React, not after it. */
export function prepare(control: HTMLElement): void {
  const { opens } = control.dataset;
  const load = async () => {
    if (opens === 'login' || opens === 'register') await loadAccount();
    else if (opens) await opened[opens as keyof typeof opened]();
    else await (await loadRequests()).prepareRequest(control);
  };
  load().catch(() => undefined);
}
