import type { ReactNode } from 'react';

/** Something to know before acting: it stands above the control that it is about. */
export function Warning({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="warning">
      <p role="note">{text}</p>
      {children}
    </div>
  );
}
