import { storageKeys } from '../config/storage-keys.ts';
import { storedText } from '../lib/stored-text.ts';

/** The search dialog stores the key to turn the shortcut off. */
const isSlashOff = () => storedText(storageKeys.slashKey.key) !== null;

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]');

/** Makes Ctrl+K, Command+K, and `/` outside a field press the search button. */
export function followSearchShortcut(): void {
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey } = event;
    const isShortcut =
      key === 'k' ? ctrlKey || metaKey : key === '/' && !isTyping(target) && !isSlashOff();
    if (!isShortcut) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[data-opens="search"]')?.click();
  });
}
