import { storageKeys } from '../../config/storage-keys.ts';
import { storedText } from '../../lib/stored-text.ts';
import { loadWithRetry } from '../../runtime/load-with-retry.ts';

/**
 * From now on the page shows the session, whichever tab begins or ends it. The code that reads a session
 * comes with the first one: it brings the schema library, which visitors without an account never need.
 */
export function watchSession(): void {
  const { dataset: root } = document.documentElement;
  let isLoading = false;
  const look = async () => {
    const isInSight = storedText(storageKeys.currentUser.key) !== null || 'signedIn' in root;
    if (isLoading || !isInSight) return;
    isLoading = true;
    const { restoreSession } = await loadWithRetry(() => import('./session.ts'));
    restoreSession();
  };
  void look();
  // Another tab may have signed in; a page kept for the Back button, or a frozen tab, missed its event.
  for (const type of ['storage', 'pageshow', 'visibilitychange'])
    addEventListener(type, () => void look());
}
