import { dialogNamed, loadDialog, type Occasion, openDialog } from '../../runtime/dialogs.ts';

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
