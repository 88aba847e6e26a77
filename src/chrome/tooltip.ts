import './tooltip.css';

import { timing } from '../config/timing.ts';
import { type ClaimId, claims } from '../content/claims.ts';

const capital = (text: string) => (text[0]?.toUpperCase() ?? '') + text.slice(1);

/** What a badge carries, or of a claim what kind of statement it is and what it covers. */
function wordsFor(hinted: HTMLElement): string | undefined {
  if (!(hinted instanceof HTMLAnchorElement)) return hinted.dataset['hint'];
  const id = hinted.hash.slice('#claim-'.length);
  if (!Object.hasOwn(claims, id)) return undefined;
  const { status, scope } = claims[id as ClaimId];
  return `${capital(status)}. Covers: ${scope}.`;
}

const hintedAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('a.claim, [data-hint]') : null;

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
/** When the tip was last left, in milliseconds of the page's clock. */
let lastLeft = Number.NEGATIVE_INFINITY;

function hide(): void {
  clearTimeout(timer);
  if (!shownFor) return;
  shownFor.removeAttribute('aria-describedby');
  shownFor = null;
  tip.hidePopover();
  lastLeft = performance.now();
}

function show(hinted: HTMLElement): void {
  clearTimeout(timer);
  const words = wordsFor(hinted);
  if (!words || shownFor === hinted) return;
  hide();
  tip.textContent = words;
  hinted.setAttribute('aria-describedby', tip.id);
  shownFor = hinted;
  tip.showPopover();
}

/**
 * Shows the hint of what is pointed at or focused, from now on: on hover after a delay, or at once when
 * another was open a moment ago, and on focus at once. Escape hides it; the pointer may move onto it.
 * @param first the event that wanted this code
 */
export function startTooltip(first: Event): void {
  if (started) return;
  started = true;
  document.addEventListener('pointerover', onPointer);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', hide);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  if (first.type === 'focusin') onFocus(first);
  else onPointer(first);
}

function onFocus(event: Event): void {
  const hinted = hintedAt(event);
  // It may have been left while this code was on its way.
  if (hinted?.matches(':focus-visible')) show(hinted);
}

function onPointer(event: Event): void {
  if (event.target === tip) clearTimeout(timer);
  else {
    const hinted = hintedAt(event);
    if (hinted && hinted === shownFor) clearTimeout(timer);
    else if (hinted) {
      clearTimeout(timer);
      const skip = shownFor || performance.now() - lastLeft < timing.tooltipSkipDelayMs;
      timer = setTimeout(
        () => hinted.matches(':hover') && show(hinted),
        skip ? 0 : timing.tooltipOpenDelayMs,
      );
    } else {
      clearTimeout(timer);
      // Long enough to cross the gap between it and its tip.
      if (shownFor && !shownFor.matches(':focus-visible')) timer = setTimeout(hide, 100);
    }
  }
}
