import { useEffect } from 'react';

import { timing } from '../config/timing.ts';

/** Serves the copy buttons (`data-copy`) of prose that stands inside `<Static>`. Mount it once on a page. */
export function StaticCopies() {
  useEffect(() => {
    const onClick = async ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLButtonElement>('[data-copy]');
      if (!button) return;
      const { copyBeside } = await import('../lib/copy-beside.ts');
      await copyBeside(button, timing.copiedLabelMs);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return null;
}
