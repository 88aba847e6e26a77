let isSigningIn = false;

// A closed dialog is still visible while it fades out.
const isClosing = (element: Element) => element.closest('dialog:not([open]), [hidden]') !== null;

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && !isClosing(element);

/**
 * Signing in or out removes the control that had the focus. If the focus was lost, this moves it to the
 * header's account bar, after an open dialog has closed.
 */
export function focusAccountBar(): void {
  const restoreFocus = () => {
    const active = document.activeElement;
    if (!document.hasFocus() || (active && active !== document.body && isShown(active))) return;
    // In the header's account bar, or the menu button that replaces it on small screens.
    const controls = document.querySelectorAll<HTMLElement>(
      '.header-account button, .header-account ~ button',
    );
    [...controls].find(isShown)?.focus();
  };
  const dialog = document.querySelector('dialog:modal');
  if (dialog) dialog.addEventListener('close', restoreFocus, { once: true });
  else restoreFocus();
}

/** Set while the visitor signs in through the dialog: restoring a session must not move the focus. */
export function expectSignIn(expected: boolean): void {
  isSigningIn = expected;
}

/** Called when the visitor's name appears in the header. */
export function focusWhenSignedIn(): void {
  if (isSigningIn) focusAccountBar();
  isSigningIn = false;
}
