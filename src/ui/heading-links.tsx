import { useEffect } from 'react';

import { copyText } from '../lib/clipboard.ts';
import { notify } from './notices/notices.ts';

/**
 * Copies the address of a section when its heading's link is followed. The link itself does what links
 * do, so the address also stands in the browser's address bar.
 */
export function HeadingLinks() {
  useEffect(() => {
    const copy = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('.heading > a');
      if (!link) return;
      void copyText(link.href).then((result) =>
        notify({
          tone: 'ok',
          text: result === 'copied' ? 'Link copied' : 'The link is in the address bar',
        }),
      );
    };
    document.addEventListener('click', copy);
    return () => document.removeEventListener('click', copy);
  }, []);
  return null;
}
