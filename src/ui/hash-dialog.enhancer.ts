import { hashName, writeAddress } from '../lib/dom/address.ts';
import { followClosing } from './follow-closing.ts';

/** Opens a dialog while the hash is its id. Closing it goes back, or replaces the address if no link led to it. */
export function enhance(dialog: HTMLElement): void {
  if (!(dialog instanceof HTMLDialogElement)) return;
  const isTarget = () => hashName() === dialog.id;
  let openedByLink = false;
  const follow = () => {
    if (isTarget() && !dialog.open) {
      dialog.showModal();
      // The first control may be far below, and focusing it would scroll the title away.
      dialog.querySelector<HTMLElement>('h2')?.focus();
    } else if (!isTarget() && dialog.open) dialog.close();
  };
  const onClosed = () => {
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
  followClosing(dialog, onClosed);
  dialog.addEventListener('pointerdown', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.querySelector(':scope > button')?.addEventListener('click', () => dialog.close());
}
