import { delegate } from '../lib/delegate.ts';

/** Follows the marks of claims: what they say of themselves comes when the first is pointed at or focused. */
export const followClaims = (): (() => void) =>
  delegate('a.claim', {
    prepare: (_claim, event) => {
      import('./claim-tooltip.ts')
        .then((tips) => tips.startClaimTips(event))
        .catch(() => undefined);
    },
  });
