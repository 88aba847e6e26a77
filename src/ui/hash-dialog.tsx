import type { ReactNode } from 'react';

import { data } from '../lib/dom/attributes.ts';
import { CloseIcon } from './icons.tsx';
import * as labels from './words.ts';
import './dialog.css';
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
export function HashDialog({ id, title, from, children }: Props) {
  return (
    <dialog
      {...data({ enhance: 'hash-dialog' })}
      id={id}
      aria-labelledby={`${id}-title`}
      className="dialog hash-dialog"
    >
      <div>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        <div className="dialog-body">
          {children}
          <a href={`#${from}`} className="no-script btn btn-secondary mt-6">
            {labels.close}
            <span className="visually-hidden">{` ${title}`}</span>
          </a>
        </div>
      </div>
      <button type="button" aria-label={labels.close} className="dialog-close needs-script">
        <CloseIcon />
      </button>
    </dialog>
  );
}
