import { openerOf } from '../lib/dom/attributes.ts';
import { storageKeys } from '../config/storage-keys.ts';
import { closestTarget } from '../lib/dom/closest-target.ts';
import { storedText } from '../lib/storage/stored-text.ts';

/** The search dialog stores the key to turn the shortcut off. */
const isSlashOff = () => storedText(storageKeys.slashKey.key) !== null;

const fields =
  'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]';

/**
 * Makes Ctrl+K, Command+K and `/` press the search button, except in a field: there Ctrl+K deletes to the end of
 * the line on a Mac, and input methods for Japanese turn text into katakana with it.
 */
export function followSearchShortcut(): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey } = event;
    const isShortcut = key === 'k' ? ctrlKey || metaKey : key === '/' && !isSlashOff();
    if (!isShortcut || closestTarget(event, fields)) return;
    event.preventDefault();
    openerOf('search')?.click();
  });
}
