import { createObservable } from '../../lib/observable.ts';
import type { Notice } from '../../ui/notices/notices.ts';
import type { HandOff } from './submit-request.ts';

/** A message whose hand-off panel is in a dialog. */
export type ShownHandOff = { handedOff: HandOff; success: Notice | undefined; open: boolean };

export const shownHandOff = createObservable<ShownHandOff | null>(null);

export function showHandOffAgain(): void {
  const shown = shownHandOff.read();
  if (shown) shownHandOff.write({ ...shown, open: true });
}
