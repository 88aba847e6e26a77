import { createObservable } from '../../lib/observable.ts';
import type { Notice } from '../../ui/notices/notices.ts';
import type { HandOff } from './submit-request.ts';

/** A message whose panel stands in a dialog, because its form is gone or never was. */
export type ShownHandOff = { handedOff: HandOff; success: Notice | undefined; open: boolean };

/** The last such message of this page, and whether its dialog is open. */
export const shownHandOff = createObservable<ShownHandOff | null>(null);

/** Opens the dialog of the last message again; the panel takes the focus. */
export function showHandOffAgain(): void {
  const shown = shownHandOff.read();
  if (shown) shownHandOff.write({ ...shown, open: true });
}
