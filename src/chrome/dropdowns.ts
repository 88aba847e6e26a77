import { timing } from '../config/timing.ts';

/**
 * One dropdown of the header (WAI-ARIA APG, disclosure navigation): the pointer opens it and leaving
 * closes it after a moment; Enter, Space, click and touch toggle; arrows move; Escape closes and gives
 * the focus back. Before this code is there, CSS opens it on hover and focus.
 */
function runDropdown(group: HTMLElement): void {
  const button = group.querySelector('button');
  const panel = group.querySelector<HTMLElement>('.menu-panel');
  if (!button || !panel) return;
  let pinned = false;
  let closing: ReturnType<typeof setTimeout> | undefined;
  const show = (open: boolean, pin = open) => {
    clearTimeout(closing);
    pinned = pin;
    panel.hidden = !open;
    button.ariaExpanded = String(open);
  };

  group.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') show(true, pinned);
  });
  group.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'mouse') return;
    clearTimeout(closing);
    closing = setTimeout(() => show(false), timing.dropdownCloseDelayMs);
  });
  group.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !group.contains(relatedTarget)) show(false);
  });
  // A click right after the pointer opened the group keeps it open instead of closing it.
  button.addEventListener('click', () => show(!pinned));
  group.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !panel.hidden) {
      show(false);
      button.focus();
    }
    // The group's own button is the first of them.
    const stops = [...group.querySelectorAll<HTMLElement>('a, button')];
    const here = stops.indexOf(document.activeElement as HTMLElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || here < 0) return;
    event.preventDefault();
    show(true);
    stops[(here + step + stops.length) % stops.length]?.focus();
  });
}

/**
 * Makes the dropdowns within an element work. To be called once for each of them, when its code is there;
 * they live as long as their elements.
 */
export function runDropdowns(within: ParentNode): void {
  for (const group of within.querySelectorAll<HTMLElement>('.nav-group')) runDropdown(group);
}
