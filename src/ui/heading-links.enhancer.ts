import { copyText } from '../lib/clipboard.ts';

async function copy({ target }: MouseEvent): Promise<void> {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('.heading > a');
  if (!link) return;
  const result = await copyText(link.href);
  // Notices come with React, which the click has just asked for.
  const { notify } = await import('./notices/notices.ts');
  notify({
    tone: 'ok',
    text: result === 'copied' ? 'Link copied' : 'The link is in the address bar',
  });
}

/**
 * Copies the address of a section whenever the link beside its heading is followed. The link itself does
 * what links do, so the address also stands in the browser's address bar.
 */
export function enhance(): void {
  document.addEventListener('click', (event) => void copy(event).catch(() => {}));
}
