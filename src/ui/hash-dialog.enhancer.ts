import { hashName, writeAddress } from '../lib/dom/address.ts';
import { openDialog } from '../runtime/dialogs.ts';
import { followDialog } from '../lib/dom/follow-dialog.ts';

/** Opens a dialog while the hash is its id. Closing it goes back, or replaces the address if no link led to it. */
export function enhance(dialog: HTMLElement): void {
  if (!(dialog instanceof HTMLDialogElement)) return;
  const isTarget = () => hashName() === dialog.id;
  let openedByLink = false;
  const follow = () => {
    if (isTarget() && !dialog.open) openDialog(dialog);
    else if (!isTarget() && dialog.open) dialog.close();
  };
  const onToggled = (open: boolean) => {
    if (open) return;
    // The browser cannot restore the focus, because following the link moved it to the page.
    document.querySelector<HTMLElement>(`a[href="#${dialog.id}"]`)?.focus({ preventScroll: true });
    if (!isTarget()) return;
    if (openedByLink) history.back();
    else writeAddress(`${location.pathname}${location.search}`, 'same', null);
  };

  follow();
  addEventListener('hashchange', () => {
    openedByLink = isTarget();
    follow();
  });
  followDialog(dialog, onToggled);
}
