import { withData } from '../lib/dom/attributes.ts';
import { closestTarget } from '../lib/dom/closest-target.ts';

/** Loads the tooltip when a claim or a status badge is first pointed at or focused. */
function onApproach(event: Event): void {
  if (closestTarget(event, `a.claim, ${withData('hint')}`))
    import('./tooltip.ts').then(({ startTooltip }) => startTooltip(event)).catch(() => {});
}

export function followHints(): void {
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, onApproach, { passive: true });
}
