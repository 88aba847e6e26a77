import { whenClosed } from './when-closed.ts';

/**
 * Opens a dialog while the address names its id, and takes the id out of the address when the dialog is
 * closed: by going back if a link of the page led to it, otherwise by rewriting the address.
 */
export function enhance(dialog: HTMLElement): void {
  if (!(dialog instanceof HTMLDialogElement)) return;
  const isNamed = () => location.hash === `#${dialog.id}`;
  let openedByLink = false;
  const follow = () => {
    if (isNamed() && !dialog.open) {
      dialog.showModal();
      // Reading starts at the title. The first control may stand far below and would scroll it away.
      dialog.querySelector<HTMLElement>('h2')?.focus();
    } else if (!isNamed() && dialog.open) dialog.close();
  };
  const onClosed = () => {
    // Following the link gave the focus to the page, so the browser has nothing to give it back to.
    document.querySelector<HTMLElement>(`a[href="#${dialog.id}"]`)?.focus({ preventScroll: true });
    if (!isNamed()) return;
    if (openedByLink) history.back();
    else history.replaceState(null, '', `${location.pathname}${location.search}`);
  };

  follow();
  addEventListener('hashchange', () => {
    openedByLink = isNamed();
    follow();
  });
  dialog.addEventListener('close', whenClosed(onClosed));
  dialog.addEventListener('pointerdown', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.querySelector(':scope > button')?.addEventListener('click', () => dialog.close());
}
