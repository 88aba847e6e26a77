import { copyText } from './clipboard.ts';

/**
 * Copies what a button in prose stands for and says so in the button's live text for a while.
 * @param button its `data-copy` holds an address, which is copied in its absolute form, or nothing: then
 *   the code in the same `data-code` element is copied
 * @param shownMs how long the outcome is shown
 */
export async function copyBeside(button: HTMLButtonElement, shownMs: number): Promise<void> {
  const label = button.querySelector('[aria-live]');
  if (!label || label.hasAttribute('data-label')) return;
  const code = button.closest('[data-code]')?.querySelector('pre');
  const address = button.dataset['copy'];
  const text = address ? new URL(address, location.href).href : (code?.textContent ?? '');
  const copied = (await copyText(text)) === 'copied';
  if (!copied) {
    // What the visitor has to copy by hand is selected, or put where it can be.
    if (address) location.hash = address;
    else if (code) getSelection()?.selectAllChildren(code);
  }
  const before = label.textContent;
  label.setAttribute('data-label', before);
  label.textContent = copied ? 'Copied' : address ? 'See the address bar' : 'Press Ctrl+C';
  setTimeout(() => {
    label.removeAttribute('data-label');
    label.textContent = before;
  }, shownMs);
}
