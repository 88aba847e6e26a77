import type { ReactNode, Ref } from 'react';

import { data } from '../lib/dom/attributes.ts';
import { CloseIcon } from './icons.tsx';
import * as labels from './words.ts';
import './dialog.css';

/** Closes the dialog around it; `runtime/openers.ts` makes it work, and the browser itself before that. */
export const CloseButton = ({ of, label = labels.close }: { of: string; label?: string }) => (
  <button
    type="button"
    popoverTarget={of}
    popoverTargetAction="hide"
    aria-label={label}
    className="dialog-close needs-script"
  >
    <CloseIcon />
  </button>
);

type Props = {
  id: string;
  title: string;
  subtitle?: string | undefined;
  width?: 'narrow' | undefined;
  className?: string | undefined;
  enhance?: string;
  /** Whether its buttons open it as a popover until the first script has come. */
  popover?: 'auto';
  ref?: Ref<HTMLDialogElement>;
  children: ReactNode;
};

/** The markup of a dialog: a heading, a body that scrolls, a button that closes it. It needs no React. */
export const DialogFrame = ({ id, title, width, className = '', enhance, ...props }: Props) => {
  const { subtitle, children, ...attributes } = props;
  return (
    <dialog
      {...attributes}
      {...data({ enhance })}
      id={id}
      aria-labelledby={`${id}-title`}
      className={`dialog ${width === 'narrow' ? 'dialog-narrow' : ''} ${className}`.trim()}
    >
      <div>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        <div className="dialog-body">
          {subtitle && <p className="mb-5 text-ink-2">{subtitle}</p>}
          {children}
        </div>
      </div>
      {/* Last, so that the content comes first in focus order. */}
      <CloseButton of={id} />
    </dialog>
  );
};
