import { hasData } from '../../lib/dom/attributes.ts';
import { storageKeys } from '../../config/storage-keys.ts';
import { storedText } from '../../lib/storage/stored-text.ts';
import { persist } from '../../runtime/load.ts';

/**
 * Makes the page follow the session. The code that reads it is loaded when there is one: it brings the
 * schema library, which visitors without an account never need.
 */
export function watchSession(): void {
  let isLoading = false;
  const look = async () => {
    const mayBeSignedIn =
      storedText(storageKeys.currentUser.key) !== null ||
      hasData(document.documentElement, 'signed-in');
    if (isLoading || !mayBeSignedIn) return;
    isLoading = true;
    const { restoreSession } = await persist(() => import('./restore-session.ts'));
    restoreSession();
  };
  void look();
  // A page in the back/forward cache and a frozen tab miss storage events.
  for (const type of ['storage', 'pageshow', 'visibilitychange'])
    addEventListener(type, () => void look());
}
