import { useEffect } from 'react';

/** Lets the links beside the page's headings copy themselves. */
export function HeadingLinks() {
  useEffect(() => {
    void import('./copy-heading-links.ts').then(({ start }) => start());
  }, []);
  return null;
}
