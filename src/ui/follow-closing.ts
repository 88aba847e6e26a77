/**
 * Calls back at once when a dialog has closed. Its `close` event comes a frame later, and a press in between
 * would find a dialog that still counts as open.
 * @returns a function that stops it
 */
export function followClosing(dialog: HTMLDialogElement, onClosed: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (!dialog.open) onClosed();
  });
  observer.observe(dialog, { attributeFilter: ['open'] });
  return () => observer.disconnect();
}
