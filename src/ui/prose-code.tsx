import * as labels from './words.ts';
import { data } from '../lib/dom/attributes.ts';
import type { ReactNode } from 'react';

import { CopyCode } from './page-copy.tsx';
import './prose-code.css';

type Props = {
  /** The language, or another name for the lines. */
  label: string;
  children: ReactNode;
};

/** A block of code in prose, with a label and a Copy button. */
export function ProseCode({ label, children }: Props) {
  return (
    <div {...data({ code: '' })} className="prose-code">
      <div>
        {label}
        <CopyCode>{labels.copy}</CopyCode>
      </div>
      <pre tabIndex={0}>
        <code translate="no">{children}</code>
      </pre>
    </div>
  );
}
