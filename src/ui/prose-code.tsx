import type { ReactNode } from 'react';

import { Button } from './button.tsx';

type Props = {
  /** Names the language, or says what the lines are. */
  label: string;
  /** The code, as text or colored. */
  children: ReactNode;
};

/**
 * A block of code in prose, with its language and a Copy button. Stands inside `<Static>`; the page
 * serves its button with `copyBeside`. Long lines scroll within the block.
 */
export function ProseCode({ label, children }: Props) {
  return (
    <div data-code className="prose-code">
      <div>
        {label}
        <Button data-copy="" className="needs-script">
          <span aria-live="polite">Copy</span>
        </Button>
      </div>
      <pre tabIndex={0}>
        <code>{children}</code>
      </pre>
    </div>
  );
}
