import * as timing from '../config/timing.ts';

/**
 * Makes one dropdown work (WAI-ARIA APG, disclosure navigation). The pointer opens it, and leaving closes it
 * after a moment. Escape closes it wherever the focus is (WCAG 2.2, 1.4.13). Until this code has loaded, CSS opens
 * it on hover and focus.
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

  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || panel.hidden) return;
    if (group.contains(document.activeElement)) button.focus();
    show(false);
  });
  // A finger doesn't leave it, and what it taps may take no focus.
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !group.contains(target)) show(false);
  });

  group.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') show(true, pinned);
  });
  group.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'mouse') return;
    clearTimeout(closing);
    closing = setTimeout(() => {
      // A press also gives the button the focus, so only focus by keyboard keeps the panel open.
      if (!group.querySelector(':focus-visible')) show(false);
    }, timing.dropdownCloseDelayMs);
  });
  group.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !group.contains(relatedTarget)) show(false);
  });
  // The pointer has already opened it, so the first click keeps it open instead of closing it.
  button.addEventListener('click', () => show(!pinned));
  group.addEventListener('keydown', (event) => {
    const controls = [...group.querySelectorAll<HTMLElement>('a, button')];
    const index = controls.findIndex((control) => control === document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || index < 0) return;
    event.preventDefault();
    show(true);
    controls[(index + step + controls.length) % controls.length]?.focus();
  });
}

/** Makes the dropdowns within an element work. Call it once for each of them. */
export function runDropdowns(container: ParentNode): void {
  for (const group of container.querySelectorAll<HTMLElement>('.nav-group')) runDropdown(group);
}
