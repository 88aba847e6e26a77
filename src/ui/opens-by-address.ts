import { whenClosed } from './when-closed.ts';

/**
 * Opens a dialog while the address names its id, and takes the id out of the address when the dialog is
 * closed: by going back where a link of the page led to it, else by rewriting the address.
 */
export function opensByAddress(dialog: HTMLDialogElement): void {
  const isNamed = (): boolean => location.hash === `#${dialog.id}`;
  let stepped = false;
  const look = (): void => {
    if (isNamed() && !dialog.open) {
      dialog.showModal();
      // Reading starts at the title. The first control may stand far below and would scroll it away.
      dialog.querySelector<HTMLElement>('h2')?.focus();
    } else if (!isNamed() && dialog.open) dialog.close();
  };
  look();
  addEventListener('hashchange', () => {
    stepped = isNamed();
    look();
  });
  dialog.addEventListener(
    'close',
    whenClosed(() => {
      // Following the link gave the focus to the page, so the browser has nothing to give it back to.
      document
        .querySelector<HTMLElement>(`a[href="#${dialog.id}"]`)
        ?.focus({ preventScroll: true });
      if (!isNamed()) return;
      if (stepped) history.back();
      else history.replaceState(null, '', `${location.pathname}${location.search}`);
    }),
  );
  dialog.addEventListener('pointerdown', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.querySelector(':scope > button')?.addEventListener('click', () => dialog.close());
}
