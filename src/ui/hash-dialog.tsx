import type { ReactNode } from 'react';

import { DialogFrame } from './dialog-frame.tsx';
import * as labels from './words.ts';
import './hash-dialog.css';

type Props = {
  /** The hash that opens it. */
  id: string;
  title: string;
  /** Without script, its link to close leads to this anchor. */
  from: string;
  children: ReactNode;
};

/** A prerendered dialog that its hash opens. Without script, the hash shows it as a part of the page. */
export const HashDialog = ({ id, title, from, children }: Props) => (
  <DialogFrame id={id} title={title} className="hash-dialog" enhance="hash-dialog">
    {children}
    <a href={`#${from}`} className="no-script btn btn-secondary mt-6">
      {labels.close}
      <span className="visually-hidden">{` ${title}`}</span>
    </a>
  </DialogFrame>
);
