import { openerOf } from '../lib/attributes.ts';
import { storageKeys } from '../config/storage-keys.ts';
import { closestTarget } from '../lib/closest-target.ts';
import { storedText } from '../lib/stored-text.ts';

/** The search dialog stores the key to turn the shortcut off. */
const isSlashOff = () => storedText(storageKeys.slashKey.key) !== null;

const isTyping = (event: Event) =>
  closestTarget(event, 'input, textarea, select, [contenteditable]') !== null;

/** Makes Ctrl+K, Command+K, and `/` outside a field press the search button. */
export function followSearchShortcut(): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, isComposing } = event;
    const isShortcut =
      key === 'k' ? ctrlKey || metaKey : key === '/' && !isTyping(event) && !isSlashOff();
    // Input methods for Japanese turn text into katakana with Ctrl+K.
    if (!isShortcut || isComposing) return;
    event.preventDefault();
    openerOf('search')?.click();
  });
}
