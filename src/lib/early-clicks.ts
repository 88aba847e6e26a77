type Options = {
  /** Which controls need code that is not there yet. Other links are left alone: they work without. */
  controls?: string;
  /** Called when a click is held. */
  onHeld?: () => void;
};

/**
 * Holds clicks on controls that arrive before the code that answers them, so that none is lost; the
 * control is marked `data-held` meanwhile. Listens on the document, before React can stop the event.
 * @param within the part of the page whose code is not there yet
 * @returns a function that lets through what a selector names from now on, or everything without one, and
 *   repeats the last held click if it is let through
 */
export function holdEarlyClicks(
  within: Node,
  { controls = 'button', onHeld }: Options = {},
): (answered?: string) => void {
  let held: HTMLElement | undefined;
  let through: string | undefined;
  const hold = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const control = target instanceof Element && target.closest<HTMLElement>(controls);
    if (!control || !within.contains(control) || (through && control.matches(through))) return;
    // A click with such a key asks the browser for something, such as a new tab.
    if (ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    event.stopPropagation();
    delete held?.dataset['held'];
    held = control;
    held.dataset['held'] = '';
    onHeld?.();
  };
  document.addEventListener('click', hold, { capture: true });
  return (answered) => {
    through = answered;
    if (!answered) document.removeEventListener('click', hold, { capture: true });
    const control = held;
    if (!control || (answered && !control.matches(answered))) return;
    held = undefined;
    delete control.dataset['held'];
    if (control.isConnected) control.click();
  };
}
