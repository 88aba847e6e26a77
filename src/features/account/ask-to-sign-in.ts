import { createObservable } from '../../lib/observable.ts';
import { dialogNamed, loadDialog, openDialog } from '../../runtime/dialogs.ts';

type AuthView = 'login' | 'register';

type AuthRequest = {
  readonly view: AuthView;
  /** Shown in the dialog if the visitor did not ask for it directly. */
  readonly reason?: string | undefined;
  /** Runs after signing in, for example a gated download. */
  readonly afterwards?: (() => void) | undefined;
};

/** What the auth dialog was opened for; null if the visitor just pressed its button. */
export const authRequest = createObservable<AuthRequest | null>(null);

/**
 * Opens the auth dialog. What it was to open is no secret: if the dialog's code does not come, `afterwards` runs all
 * the same.
 */
export function askToSignIn(request: AuthRequest): void {
  const dialog = dialogNamed(request.view);
  if (!dialog) return;
  authRequest.write(request);
  openDialog(dialog);
  loadDialog(dialog).catch(() => {
    dialog.close();
    request.afterwards?.();
  });
}
