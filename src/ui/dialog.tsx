import { type ReactNode, useEffect, useId, useRef } from 'react';

import { CloseIcon } from './icons.tsx';

type Props = {
  title: string;
  subtitle?: string;
  open: boolean;
  /** Called however it was closed: Escape, the backdrop, the close button. */
  onClose: () => void;
  /** `narrow` for a short form, `wide` (2xl) for a long one. */
  width?: 'narrow' | 'wide';
  children: ReactNode;
};

const widths = { narrow: 'max-w-[31rem]', wide: 'max-w-[42rem]' } as const;

/**
 * A modal dialog on the native element, which moves the focus in, keeps it there, makes the rest inert
 * and gives the focus back (WAI-ARIA APG, dialog pattern). At most 90 % of the viewport's height; its
 * body scrolls. Content is mounted only while it is open.
 */
export function Dialog({ title, subtitle, open, onClose, width = 'narrow', children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = element.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={element}
      aria-labelledby={`${id}title`}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
      className={`m-auto max-h-[90vh] w-[calc(100%-2rem)] ${widths[width]} overflow-hidden rounded-lg border border-line-2 bg-night-3 text-ink backdrop:bg-[#04050acc]`}
    >
      {open && (
        <div className="flex max-h-[calc(90vh-2px)] flex-col">
          <div className="px-6 pt-6 pr-16 sm:px-9 sm:pt-9">
            <h2 id={`${id}title`} className="text-[1.75rem] leading-tight tracking-[-0.02em]">
              {title}
            </h2>
            {subtitle && <p className="mt-1 text-ink-2">{subtitle}</p>}
          </div>
          <div className="overflow-y-auto px-6 pt-5 pb-6 sm:px-9 sm:pb-9">{children}</div>
          {/* Last in order, so that opening puts the focus on the content and not on leaving it. */}
          <button
            type="button"
            aria-label="Close"
            onClick={() => element.current?.close()}
            className="absolute top-3 right-3 grid size-11 place-items-center rounded-md hover:bg-ink/10"
          >
            <CloseIcon />
          </button>
        </div>
      )}
    </dialog>
  );
}
