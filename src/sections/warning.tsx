import type { ReactNode } from 'react';

/** Something to know before acting: it stands above the control that it is about. */
export function Warning({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="grid max-w-[42rem] justify-items-start gap-5">
      <p role="note" className="border-l-4 border-alpha py-1 pl-4">
        {text}
      </p>
      {children}
    </div>
  );
}
