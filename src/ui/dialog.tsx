import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';

import { followClosing } from './follow-closing.ts';
import { CloseIcon } from './icons.tsx';
import * as labels from './labels.ts';
import { NoticeBox } from './notices/notice-box.tsx';
import { useDialogNotices } from './notices/use-dialog-notices.ts';
import './dialog.css';

type Props = {
  title: string;
  subtitle?: string;
  open: boolean;
  /** Called for every way to close it: Escape, the backdrop, the close button. */
  onClose: () => void;
  /** `wide` is for long forms. */
  width?: 'narrow' | 'wide';
  children: ReactNode;
};

const focusable = 'a[href], button, input, select, textarea, summary';

/**
 * A modal dialog. Its content is mounted only while it is open. Notices of that time are shown at its top until they
 * are dismissed.
 */
export function Dialog({ title, subtitle, open, onClose, width = 'narrow', children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const id = useId();
  const { notice, dismiss } = useDialogNotices(open, body);
  const onClosed = useEffectEvent(onClose);
  useEffect(() => (element.current ? followClosing(element.current, onClosed) : undefined), []);
  useEffect(() => {
    const dialog = element.current;
    if (open && dialog && !dialog.open) {
      dialog.showModal();
      // Chromium would focus the scrolling element, which has no name.
      const first = body.current?.querySelector<HTMLElement>(focusable);
      first?.focus();
      // There may be no control, or one that waits for what is being loaded.
      if (document.activeElement !== first) heading.current?.focus();
    }
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={element}
      aria-labelledby={`${id}title`}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
      className={width === 'narrow' ? 'dialog dialog-narrow' : 'dialog'}
    >
      {open && (
        <div>
          <h2 ref={heading} id={`${id}title`} tabIndex={-1}>
            {title}
          </h2>
          <div ref={body} className="dialog-body">
            {subtitle && <p className="mb-5 text-ink-2">{subtitle}</p>}
            <div className="dialog-notice">
              <div aria-live="polite" className="not-empty:mb-6">
                {notice && <NoticeBox notice={notice} />}
              </div>
              {notice && (
                <button
                  type="button"
                  aria-label={labels.dismiss}
                  onClick={() => {
                    dismiss();
                    // The pressed button goes.
                    heading.current?.focus();
                  }}
                >
                  <CloseIcon />
                </button>
              )}
            </div>
            {children}
          </div>
          {/* Last, so that the content comes first in focus order. */}
          <button
            type="button"
            aria-label={labels.close}
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
