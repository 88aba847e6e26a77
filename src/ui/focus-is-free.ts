/** Whether the visitor is still at the place of a press, so that what has come for it may take the focus. */
export function isFocusFree(place: Element | null): boolean {
  const focused = document.activeElement;
  return !focused || focused === document.body || !!place?.contains(focused);
}
