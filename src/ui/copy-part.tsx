import type { ReactNode } from 'react';

import { CopyButton } from './copy-button.tsx';

/**
 * Copies the text of a part of the page, so that the text need not stand in the code as well. Where the
 * browser refuses, the part is selected.
 * @param of id of the part
 */
export function CopyPart({ of, children }: { of: string; children: ReactNode }) {
  const part = () => document.getElementById(of);
  const select = () => {
    const element = part();
    element?.closest('details')?.setAttribute('open', '');
    if (element) getSelection()?.selectAllChildren(element);
  };
  // What a closed disclosure holds has no rendered text.
  const text = () => part()?.innerText || part()?.textContent || '';
  return (
    <CopyButton text={text} onRefused={select} className="needs-script">
      {children}
    </CopyButton>
  );
}
