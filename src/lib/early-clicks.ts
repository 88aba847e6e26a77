/**
 * Holds clicks on buttons that arrive before the page's code does, so that none is lost. Links are left
 * alone: they work without code.
 * @returns a function that stops holding and repeats the last held click
 */
export function holdEarlyClicks(target: Document): () => void {
  let held: HTMLElement | null = null;
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || button.hasAttribute('popovertarget')) return;
    event.preventDefault();
    held = button;
  };
  target.addEventListener('click', hold, { capture: true });
  return () => {
    target.removeEventListener('click', hold, { capture: true });
    if (held?.isConnected) held.click();
  };
}
