import { storageKeys } from '../config/storage-keys.ts';
import { storedText } from '../lib/stored-text.ts';

/** Turned off in the search itself; only then is anything stored. */
const slashIsOff = () => storedText(storageKeys.slashKey.key) !== null;

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]');

/** Lets Ctrl+K, Command+K, or `/` outside a field press the search button, which may still be held. */
export function followSearchShortcut(): void {
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey } = event;
    if (key === 'k' ? !(ctrlKey || metaKey) : key !== '/' || isTyping(target) || slashIsOff())
      return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[data-opens="search"]')?.click();
  });
}
