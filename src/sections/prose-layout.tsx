import type { ReactNode } from 'react';

import { Contents } from '../ui/prose.tsx';
import '../styles/prose.css';

type Props = {
  outline: readonly { readonly id: string; readonly text: string }[];
  children: ReactNode;
};

/** Long prose with a table of contents, which comes first on narrow screens. */
export function ProseLayout({ outline, children }: Props) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-10 py-14 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:py-20">
      <div className="no-print lg:order-last">
        <Contents entries={outline} />
      </div>
      <div className="prose prose-wide">{children}</div>
    </div>
  );
}
