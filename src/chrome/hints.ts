import { delegate } from '../lib/delegate.ts';

/** Loads the tooltip when a claim or a status badge is first pointed at or focused. */
export const followHints = (): (() => void) =>
  delegate('a.claim, [data-hint]', {
    onApproach: (_hinted, event) => {
      import('./tooltip.ts').then((tooltip) => tooltip.startTooltip(event)).catch(() => undefined);
    },
  });
