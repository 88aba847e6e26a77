import '../ui/tooltip.css';
import './claim-tooltip.css';

import { timing } from '../config/timing.ts';
import { type ClaimId, claims } from '../content/claims.ts';

const capital = (text: string) => (text[0]?.toUpperCase() ?? '') + text.slice(1);

/** What the mark of a claim says of it: what kind of statement it is, and what it covers. */
function wordsFor(link: HTMLAnchorElement): string | undefined {
  const id = link.hash.slice('#claim-'.length);
  if (!Object.hasOwn(claims, id)) return undefined;
  const { status, scope } = claims[id as ClaimId];
  return `${capital(status)}. Covers: ${scope}.`;
}

const claimAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a.claim') : null;

const tip = Object.assign(document.createElement('span'), {
  id: 'claim-tip',
  className: 'tooltip claim-tip',
  popover: 'manual',
  role: 'tooltip',
});
document.body.append(tip);

let started = false;
let shownFor: HTMLAnchorElement | null = null;
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

function show(link: HTMLAnchorElement): void {
  clearTimeout(timer);
  const words = wordsFor(link);
  if (!words || shownFor === link) return;
  hide();
  tip.textContent = words;
  link.setAttribute('aria-describedby', tip.id);
  shownFor = link;
  tip.showPopover();
}

/**
 * Says scope and status of a pointed-at or focused claim, from now on: on hover after a delay, or at once
 * when another was open a moment ago, and on focus at once. Escape hides it; the pointer may move onto it.
 * @param first the event that wanted this code
 */
export function startClaimTips(first: Event): void {
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
  const link = claimAt(event);
  // It may have been left while this code was on its way.
  if (link?.matches(':focus-visible')) show(link);
}

function onPointer(event: Event): void {
  if (event.target === tip) clearTimeout(timer);
  else {
    const link = claimAt(event);
    if (link && link === shownFor) clearTimeout(timer);
    else if (link) {
      clearTimeout(timer);
      const skip = shownFor || performance.now() - lastLeft < timing.tooltipSkipDelayMs;
      timer = setTimeout(
        () => link.matches(':hover') && show(link),
        skip ? 0 : timing.tooltipOpenDelayMs,
      );
    } else {
      clearTimeout(timer);
      // Long enough to cross the gap between the mark and its tip.
      if (shownFor && !shownFor.matches(':focus-visible')) timer = setTimeout(hide, 100);
    }
  }
}
