import { toggleData } from '../../lib/dom/attributes.ts';
import { session } from '../../lib/storage/session.ts';

/** Notifies CSS and islands. `boot.ts` sets the first value. */
function publish(): void {
  toggleData(document.documentElement, 'signed-in', session.read() !== null);
  dispatchEvent(new Event('pagestate'));
}

let isRestored = false;

/** From the first call on, the page follows the session. */
export function restoreSession(): void {
  if (isRestored) return;
  isRestored = true;
  session.subscribe(publish);
  publish();
}
