import { copyText } from '../lib/dom/clipboard.ts';
import { linkCopied, linkInAddressBar } from './words.ts';

async function copy({ target }: MouseEvent): Promise<void> {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('.heading > a');
  if (!link) return;
  const result = await copyText(link.href);
  // Notices need React, which the click has started to load.
  const { notify } = await import('./notices/notices.ts');
  notify({ tone: 'ok', text: result === 'copied' ? linkCopied : linkInAddressBar });
}

/** Copies a section's address when the link beside its heading is followed. The link itself still works. */
export function enhance(): void {
  document.addEventListener('click', (event) => void copy(event).catch(() => {}));
}
