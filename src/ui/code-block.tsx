import type { ReactNode } from 'react';

import { data } from '../lib/attributes.ts';
import * as labels from './labels.ts';
import { CopyCode } from './page-copy.tsx';
import './code-block.css';

type CodeBlockProps = {
  /** Completes the button's accessible name: "Copy …". */
  name: string;
  /** A heading and a `Highlighted` sample. */
  children: ReactNode;
};

export const CodeBlock = ({ name, children }: CodeBlockProps) => (
  <div {...data({ code: '' })} className="code-block">
    {children}
    <CopyCode className="code-copy">
      {labels.copy}
      <span className="visually-hidden">{` ${name}`}</span>
    </CopyCode>
  </div>
);
