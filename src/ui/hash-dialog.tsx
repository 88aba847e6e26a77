import type { ReactNode } from 'react';

import { CloseIcon } from './icons.tsx';

type Props = {
  /** The hash that opens it. */
  id: string;
  title: string;
  /** Without script, its link to close leads to this anchor. */
  from: string;
  children: ReactNode;
};

/**
 * A prerendered modal dialog that its hash opens, so that it can be linked to, and Back closes it. Without
 * script, the hash shows it as a part of the page.
 */
export function HashDialog({ id, title, from, children }: Props) {
  return (
    <dialog
      data-enhance="hash-dialog"
      id={id}
      aria-labelledby={`${id}-title`}
      className="hash-dialog m-auto max-h-[90vh] w-[calc(100%-2rem)] max-w-[42rem] overflow-hidden rounded-lg border border-line-2 bg-night-3 text-ink backdrop:bg-[#04050acc]"
    >
      <div className="flex max-h-[calc(90vh-2px)] flex-col">
        <h2
          id={`${id}-title`}
          tabIndex={-1}
          className="px-6 pt-6 pr-16 text-[clamp(1.4rem,1.1rem+1.4vw,1.75rem)] leading-tight tracking-[-0.02em] sm:px-9 sm:pt-9"
        >
          {title}
        </h2>
        <div className="overflow-y-auto px-6 pt-4 pb-6 sm:px-9 sm:pb-9">
          {children}
          <a href={`#${from}`} className="no-script btn btn-secondary mt-6">
            Close<span className="visually-hidden">{` ${title}`}</span>
          </a>
        </div>
      </div>
      <button
        type="button"
        aria-label="Close"
        className="needs-script absolute top-3 right-3 grid size-11 place-items-center rounded-md hover:bg-tint"
      >
        <CloseIcon />
      </button>
    </dialog>
  );
}
