import { storageKeys } from '../../config/storage-keys.ts';
import { storedText } from '../../lib/storage/stored-text.ts';
import { dialogNamed, loadDialog, type Occasion, openDialog } from '../../runtime/dialogs.ts';

/** The dialog to ask with: that for signing in where this browser has an account. */
export const likelyView = () => (storedText(storageKeys.users.key) === null ? 'register' : 'login');

/**
 * Asks for an account before something happens. That is no secret: if the dialog's code does not come, it happens all
 * the same.
 */
export function askToSignIn(view: 'login' | 'register', { reason, afterwards }: Occasion): void {
  const dialog = dialogNamed(view);
  if (!dialog) return;
  openDialog(dialog, { reason, afterwards });
  loadDialog(dialog).catch(() => {
    dialog.close();
    afterwards?.();
  });
}
