import type { ReactNode } from 'react';

import { CopyCode } from './page-copy.tsx';

type Props = {
  /** Names the language, or says what the lines are. */
  label: string;
  /** The code, as text or colored. */
  children: ReactNode;
};

/** A block of code in prose, with its language and a Copy button. Long lines scroll within the block. */
export function ProseCode({ label, children }: Props) {
  return (
    <div data-code className="prose-code">
      <div>
        {label}
        <CopyCode>Copy</CopyCode>
      </div>
      <pre tabIndex={0}>
        <code>{children}</code>
      </pre>
    </div>
  );
}
