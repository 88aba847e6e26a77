import type { ReactNode } from 'react';

import { data } from '../lib/dom/attributes.ts';
import { Button } from './button.tsx';

// Copy buttons for prerendered pages; `copy.enhancer.ts` makes them work. Islands use `copy-button.tsx`.

type TextProps = { text: string; className?: string; children: ReactNode };

/** Copies a given text. A hash such as `#intro` is copied as an absolute address. */
export const CopyText = ({ text, className = '', children }: TextProps) => (
  <Button {...data({ enhance: 'copy', copy: text })} className={`needs-script ${className}`}>
    {children}
  </Button>
);

/** Copies the text of an element. */
export const CopyPart = ({ id, children }: { id: string; children: ReactNode }) => (
  <Button {...data({ enhance: 'copy', 'copy-part': id })} className="needs-script">
    {children}
  </Button>
);

/** Copies the code in the `data-code` element around it. */
export const CopyCode = ({ className = '', children }: Omit<TextProps, 'text'>) => (
  <Button {...data({ enhance: 'copy' })} className={`needs-script ${className}`}>
    {children}
  </Button>
);
