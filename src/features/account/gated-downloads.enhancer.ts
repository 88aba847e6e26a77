import { closestTarget, dataOf, withData } from '../../lib/dom/attributes.ts';
import { fill } from '../../lib/text/fill.ts';
import { dialogNamed, fetchDialog } from '../../runtime/dialogs.ts';
import { askToSignIn, likelyView } from './ask-to-sign-in.ts';
import { isOpen, lookAtStorage } from './gate.ts';
import { freeWithAccount } from './words.ts';

const buttonAt = (event: Event) => closestTarget(event, withData('gated'));

function download(button: HTMLElement): void {
  const href = dataOf(button, 'file') ?? '';
  Object.assign(document.createElement('a'), { href, download: '' }).click();
  button.closest('article')?.querySelector(withData('after'))?.removeAttribute('hidden');
}

function askFirst(button: HTMLElement): void {
  const reason = fill(freeWithAccount, { title: dataOf(button, 'gated') ?? '' });
  askToSignIn(likelyView(), { reason, afterwards: () => download(button) });
}

/**
 * Handles gated downloads: buttons with a title in `data-gated` and a file in `data-file`. Visitors who could sign in
 * and have not are asked for an account first; then the download starts.
 */
export function enhance(section: HTMLElement): void {
  lookAtStorage();
  const preload = (event: Event) => {
    const dialog = dialogNamed(likelyView());
    if (buttonAt(event) && !isOpen() && dialog) fetchDialog(dialog);
  };
  section.addEventListener('pointerover', preload);
  section.addEventListener('focusin', preload);
  section.addEventListener('click', (event) => {
    const button = buttonAt(event);
    if (!button) return;
    if (isOpen()) download(button);
    else askFirst(button);
  });
}
