import { useEffect } from 'react';

import { firstIntent } from '../lib/first-intent.ts';

/** Lets the links beside the page's headings copy themselves, from the visitor's first move on. */
export function HeadingLinks() {
  useEffect(() => {
    void firstIntent(document).then(async () => (await import('./copy-heading-links.ts')).start());
  }, []);
  return null;
}
