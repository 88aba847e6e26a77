/**
 * Calls back at once when a dialog has opened or closed. Its `close` event comes a frame later, and a press in between
 * would find a dialog that still counts as open.
 * @returns a function that stops it
 */
export function followDialog(
  dialog: HTMLDialogElement,
  onToggled: (open: boolean) => void,
): () => void {
  const observer = new MutationObserver(() => onToggled(dialog.open));
  observer.observe(dialog, { attributeFilter: ['open'] });
  return () => observer.disconnect();
}
