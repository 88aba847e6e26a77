let expected = false;

// The account's place in the header, and the menu of small screens after it.
const places = '.header-account button, .header-account ~ button';

// What fades away is still drawn for a moment.
const isGoing = (element: Element) => element.closest('dialog:not([open]), [hidden]') !== null;

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && !isGoing(element);

/**
 * Signing in and out takes away the very control that had the focus. This puts the focus on the first
 * control of the header's account bar, once an open dialog has closed, and only if it was lost.
 */
export function focusAccountBar(): void {
  const put = () => {
    const active = document.activeElement;
    if (!document.hasFocus() || (active && active !== document.body && isShown(active))) return;
    const controls = document.querySelectorAll<HTMLElement>(places);
    [...controls].find(isShown)?.focus();
  };
  const dialog = document.querySelector('dialog:modal');
  if (dialog) dialog.addEventListener('close', put, { once: true });
  else put();
}

/** Whether someone is being signed in by hand: then, and not on restoring a session, the focus follows. */
export function expectSignIn(now: boolean): void {
  expected = now;
}

/** For the name in the header, when it appears. */
export function focusWhenSignedIn(): void {
  if (expected) focusAccountBar();
  expected = false;
}
