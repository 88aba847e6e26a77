import { delegate } from '../lib/delegate.ts';

/** Follows claims and status badges: the tooltip comes when the first is pointed at or focused. */
export const followHints = (): (() => void) =>
  delegate('a.claim, [data-hint]', {
    onApproach: (_hinted, event) => {
      import('./tooltip.ts').then((tooltip) => tooltip.startTooltip(event)).catch(() => undefined);
    },
  });
