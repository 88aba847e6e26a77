import type { ReactNode } from 'react';

import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';

type Props = {
  /** Names the language, or says what the lines are. */
  label: string;
  /**
   * The code as text, for a block that is live React. Left out inside `<Static>`, where Copy is served
   * by `StaticCopies` and reads the text from the page.
   */
  code?: string;
  /** The same code as markup, colored or plain. */
  children: ReactNode;
};

/** Lines of code with their language and a Copy button. Long lines scroll within the block. */
export function CodeBlock({ label, code, children }: Props) {
  return (
    <figure className="code-block">
      <figcaption>
        {label}
        {code === undefined ? (
          <Button data-copy="" className="needs-script">
            <span aria-live="polite">Copy</span>
          </Button>
        ) : (
          <CopyButton text={code} className="needs-script">
            Copy
          </CopyButton>
        )}
      </figcaption>
      <pre tabIndex={0}>
        <code>{children}</code>
      </pre>
    </figure>
  );
}
