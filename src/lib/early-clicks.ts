/**
 * Holds clicks on buttons that arrive before the page's code does, so that none is lost. Links are left
 * alone: they work without code. Listens on the document, before React can stop the event.
 * @param within the part of the page whose code is not there yet
 * @param onHeld called when a click is held
 * @returns a function that stops holding and repeats the last held click
 */
export function holdEarlyClicks(within: Node, onHeld?: () => void): () => void {
  let held: HTMLElement | null = null;
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || !within.contains(button)) return;
    event.preventDefault();
    event.stopPropagation();
    held = button;
    onHeld?.();
  };
  document.addEventListener('click', hold, { capture: true });
  return () => {
    document.removeEventListener('click', hold, { capture: true });
    if (held?.isConnected) held.click();
  };
}
