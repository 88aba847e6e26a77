type Handlers = {
  /** The control is pointed at or focused, so its code can be preloaded. */
  onApproach?: (control: HTMLElement, event: Event) => void;
  /** Not called for a click with a modifier key, which is for the browser. */
  onClick?: (control: HTMLElement, event: MouseEvent) => void;
};

/** Handles events of all matching controls by listeners on the document. Returns a function that removes them. */
export function delegate(selector: string, { onApproach, onClick }: Handlers): () => void {
  const controlAt = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  const approach = (event: Event) => {
    const control = onApproach && controlAt(event);
    if (control) onApproach(control, event);
  };
  const click = (event: MouseEvent) => {
    const control = onClick && controlAt(event);
    const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (control && !modified) onClick(control, event);
  };
  const approaches = ['pointerover', 'focusin'] as const;
  for (const type of approaches) document.addEventListener(type, approach, { passive: true });
  document.addEventListener('click', click);
  return () => {
    for (const type of approaches) document.removeEventListener(type, approach);
    document.removeEventListener('click', click);
  };
}
