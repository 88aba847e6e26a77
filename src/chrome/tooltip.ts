import { closestTarget, dataOf, withData } from '../lib/dom/attributes.ts';
import * as timing from '../config/timing.ts';
import { claimHints } from './claim-hints.ts';
import './tooltip.css';

/** Status badges and links have their hint as an attribute; for a claim, it is the status and scope. */
function hintOf(trigger: HTMLElement): string | undefined {
  const written = dataOf(trigger, 'hint');
  if (written !== null || !(trigger instanceof HTMLAnchorElement)) return written ?? undefined;
  return claimHints[trigger.hash.slice('#claim-'.length)];
}

const triggers = `a.claim, ${withData('hint')}`;

const tip = Object.assign(document.createElement('span'), {
  id: 'tooltip',
  className: 'tooltip',
  popover: 'manual',
  role: 'tooltip',
});
document.body.append(tip);

let started = false;
let shownFor: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** By `performance.now()`. */
let lastHidden = Number.NEGATIVE_INFINITY;

function hide(): void {
  clearTimeout(timer);
  if (!shownFor) return;
  shownFor.removeAttribute('aria-describedby');
  shownFor = null;
  tip.hidePopover();
  lastHidden = performance.now();
}

function show(trigger: HTMLElement): void {
  clearTimeout(timer);
  const hint = hintOf(trigger);
  if (!hint || shownFor === trigger) return;
  hide();
  tip.textContent = hint;
  // Beside an open dialog it could not be pointed at.
  (trigger.closest('dialog') ?? document.body).append(tip);
  trigger.setAttribute('aria-describedby', tip.id);
  shownFor = trigger;
  tip.showPopover();
}

/**
 * Starts to show hints: on focus at once, on hover after a delay, which is skipped if another hint was open a
 * moment ago. Escape hides a hint, and the pointer may move onto it (WCAG 2.2, 1.4.13).
 * @param first the event that loaded this code
 */
export function startTooltip(first: Event): void {
  if (started) return;
  started = true;
  document.addEventListener('pointerover', onPointer);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', hide);
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    clearTimeout(timer);
    if (!shownFor) return;
    // The dialog around it closes with the next one.
    event.preventDefault();
    hide();
  });
  onFocus();
  if (!shownFor) onPointer(first);
}

/** Whichever has the focus now: it may have moved on while this code was loading. */
function onFocus(): void {
  const trigger = document.activeElement?.closest<HTMLElement>(triggers);
  if (trigger?.matches(':focus-visible')) show(trigger);
}

function onPointer(event: Event): void {
  clearTimeout(timer);
  if (event.target === tip) return;
  const trigger = closestTarget(event, triggers);
  if (trigger && trigger !== shownFor) {
    const skip = shownFor || performance.now() - lastHidden < timing.tooltipSkipDelayMs;
    // While this code came, the first pointer waited.
    const waited = performance.now() - event.timeStamp;
    timer = setTimeout(
      () => trigger.matches(':hover') && show(trigger),
      skip ? 0 : timing.tooltipOpenDelayMs - waited,
    );
  } else if (!trigger && shownFor && !shownFor.matches(':focus-visible')) {
    // Leaves time for the pointer to cross the gap to the tooltip.
    timer = setTimeout(hide, 100);
  }
}
