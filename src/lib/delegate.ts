type Reactions = {
  /** The control is pointed at or focused: what answers it can be fetched. */
  prepare?: (control: HTMLElement, event: Event) => void;
  /** The control is pressed. A click with a modifier key is the browser's own and does not get here. */
  answer?: (control: HTMLElement, event: MouseEvent) => void;
};

/**
 * Follows every control of the page that a selector names, prerendered ones included, through listeners
 * on the document.
 * @returns a function that stops following
 */
export function delegate(selector: string, { prepare, answer }: Reactions): () => void {
  const controlAt = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  const onNear = (event: Event) => {
    const control = prepare && controlAt(event);
    if (control) prepare(control, event);
  };
  const onClick = (event: MouseEvent) => {
    const control = answer && controlAt(event);
    const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (control && !modified) answer(control, event);
  };
  const near = ['pointerover', 'focusin'] as const;
  for (const type of near) document.addEventListener(type, onNear, { passive: true });
  document.addEventListener('click', onClick);
  return () => {
    for (const type of near) document.removeEventListener(type, onNear);
    document.removeEventListener('click', onClick);
  };
}
