/** Runs in the page after both walks: returns the faults of the stops and focuses the first one. */
export function judgeTour(): { stops: number; faults: string[] } {
  const { stops, back, look, nameOf } = window.tour;
  const faults: string[] = [];
  const fault = (element: Element, what: string) => faults.push(`${nameOf(element)}: ${what}`);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();

  for (const [index, { element, focused, coveredBy, contrast }] of stops.entries()) {
    if (coveredBy) fault(element, `covered by ${coveredBy}`);
    if (look(element).looks === focused.looks) fault(element, 'no sign of the focus');
    if (contrast !== null && contrast < 3) fault(element, `outline of ${contrast.toFixed(1)}:1`);
    const before = stops[index - 1];
    if (!before) continue;
    const order = before.element.compareDocumentPosition(element);
    if (!(order & Node.DOCUMENT_POSITION_FOLLOWING))
      fault(element, `stands before ${nameOf(before.element)}`);
    // Moving up is allowed only at the start of another column.
    const { focused: from } = before;
    const fixed = !from.adrift && !focused.adrift;
    const inMain = fixed && [before.element, element].every((at) => at.closest('main'));
    const sameColumn = focused.left < from.right - 1 && from.left < focused.right - 1;
    if (inMain && sameColumn && focused.bottom <= from.top - 1)
      fault(element, `jumps back over ${nameOf(before.element)}`);
  }

  // A group of radio buttons is one stop.
  const stopOf = (element: Element) =>
    element instanceof HTMLInputElement && element.type === 'radio' ? element.name : element;
  const reached = new Set(stops.map(({ element }) => stopOf(element)));
  const reachable = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  for (const element of reachable)
    if (!reached.has(stopOf(element))) fault(element, 'is passed over');

  const there = stops.map(({ element }) => stopOf(element)).toReversed();
  const lost = back.findIndex((element, index) => stopOf(element) !== there[index]);
  const other = back[lost];
  if (other) fault(other, 'is not where the way back leads');
  if (back.length !== stops.length)
    faults.push(`${back.length} of ${stops.length} on the way back`);
  const first = stops[0]?.element;
  if (first instanceof HTMLElement) first.focus();
  return { stops: stops.length, faults };
}
