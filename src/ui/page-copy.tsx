import type { ReactNode } from 'react';

import { Button } from './button.tsx';

// Copy buttons of prerendered pages, answered by `copy.enhancer.ts`. Islands use `copy-button.tsx`.

const label = (children: ReactNode) => <span aria-live="polite">{children}</span>;

type TextProps = { text: string; className?: string; children: ReactNode };

/** Copies a given text; an address that begins with `#` is copied in its absolute form. */
export const CopyText = ({ text, className = '', children }: TextProps) => (
  <Button data-enhance="copy" data-copy={text} className={`needs-script ${className}`}>
    {label(children)}
  </Button>
);

/** Copies the text of the element with an id. */
export const CopyPart = ({ of, children }: { of: string; children: ReactNode }) => (
  <Button data-enhance="copy" data-copy-part={of} className="needs-script">
    {label(children)}
  </Button>
);

/** Copies the code of the `data-code` element around it. */
export const CopyCode = ({ className = '', children }: Omit<TextProps, 'text'>) => (
  <Button data-enhance="copy" className={`needs-script ${className}`}>
    {label(children)}
  </Button>
);

type CodeBlockProps = {
  /** What the button copies, for those who hear it out of its place. */
  name: string;
  /** The code's heading and the `Highlighted` sample. */
  children: ReactNode;
};

/** Code with a button that copies it. */
export const CodeBlock = ({ name, children }: CodeBlockProps) => (
  <div data-code className="code-block">
    {children}
    <CopyCode className="code-copy">
      Copy<span className="visually-hidden">{` ${name}`}</span>
    </CopyCode>
  </div>
);
