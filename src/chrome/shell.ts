import { restoreSession } from '../features/account/session.ts';
import { accountDialog } from '../features/account/account-host.tsx';
import { waitingNotices } from '../ui/notices/notices.ts';
import { mountOverlay, restoreRequest } from './overlay.tsx';

export { hydrateIsland } from '../ui/hydrate-island.tsx';
export { answer } from './overlay.tsx';

/** Once React is there. */
export function start(): void {
  restoreSession();
  for (const shown of [accountDialog, waitingNotices]) shown.subscribe(mountOverlay);
  if (accountDialog.read() || waitingNotices.read().length > 0) mountOverlay();
  restoreRequest();
  addEventListener('hashchange', restoreRequest);
}
