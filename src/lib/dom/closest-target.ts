/** Finds the element of an event, or the nearest one around it, that matches a selector. */
export const closestTarget = (
  { target }: Pick<Event, 'target'>,
  selector: string,
): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>(selector) : null);
