import { copyText } from '../lib/clipboard.ts';
import { notify } from './notices/notices.ts';

function copy({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('.heading > a');
  if (!link) return;
  void copyText(link.href).then((result) =>
    notify({
      tone: 'ok',
      text: result === 'copied' ? 'Link copied' : 'The link is in the address bar',
    }),
  );
}

/**
 * Copies the address of a section whenever the link beside its heading is followed. The link itself does
 * what links do, so the address also stands in the browser's address bar.
 */
export function enhance(): void {
  document.addEventListener('click', copy);
}
