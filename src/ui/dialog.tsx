import { type ReactNode, useEffect, useId, useRef } from 'react';

import { CloseIcon } from './icons.tsx';
import { NoticeBox } from './notices/notice-box.tsx';
import { useDialogNotices } from './notices/use-dialog-notices.ts';
import { whenClosed } from './when-closed.ts';

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

const focusable = 'a[href], button, input, select, textarea, summary';

/**
 * A modal dialog on the native element, which moves the focus in, keeps it there, makes the rest inert
 * and gives the focus back (WAI-ARIA APG, dialog pattern). At most 90 % of the viewport's height; its
 * body scrolls. Content is mounted only while it is open. Notices given meanwhile stand at its top.
 */
export function Dialog({ title, subtitle, open, onClose, width = 'narrow', children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const id = useId();
  const notice = useDialogNotices(open);
  useEffect(() => {
    if (notice) body.current?.scrollTo(0, 0);
  }, [notice]);
  useEffect(() => {
    const dialog = element.current;
    if (open && dialog && !dialog.open) {
      dialog.showModal();
      // Left to itself, Chromium gives the focus to the part that scrolls, which has no name.
      body.current?.querySelector<HTMLElement>(focusable)?.focus();
    }
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={element}
      aria-labelledby={`${id}title`}
      onClose={whenClosed(onClose)}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
      className={width === 'narrow' ? 'dialog dialog-narrow' : 'dialog'}
    >
      {open && (
        <div>
          <h2 id={`${id}title`}>{title}</h2>
          {/* Faded where it is cut, so that it is seen to go on. */}
          <div
            ref={body}
            className="dialog-body mask-[linear-gradient(transparent,#000_0.6rem,#000_calc(100%-1.2rem),transparent)]"
          >
            {subtitle && <p className="mb-6 text-ink-2">{subtitle}</p>}
            <div aria-live="polite" className="not-empty:mb-6">
              {notice && <NoticeBox notice={notice} />}
            </div>
            {children}
          </div>
          {/* Last in order, so that opening puts the focus on the content and not on leaving it. */}
          <button
            type="button"
            aria-label="Close"
            onClick={() => element.current?.close()}
            className="dialog-close"
          >
            <CloseIcon />
          </button>
        </div>
      )}
    </dialog>
  );
}
