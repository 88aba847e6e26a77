import type { ReactNode } from 'react';
import './warning.css';

/** A warning above the control that it is about. */
export function Warning({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="warning">
      <p role="note">{text}</p>
      {children}
    </div>
  );
}
