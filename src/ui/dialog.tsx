import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';

import { timing } from '../config/timing.ts';
import { FaultBoundary } from '../runtime/fault-boundary.tsx';
import './dialog.css';
import { followClosing } from './follow-closing.ts';
import { CloseIcon } from './icons.tsx';
import * as labels from './words.ts';
import { type Notice, notify, showNoticesIn } from './notices/notices.ts';

const edges = {
  error: 'border-l-attack',
  ok: 'border-l-ok',
  neutral: '',
} as const satisfies Record<Notice['tone'], string>;

/** A notice inside a dialog or a page. */
export function NoticeBox({ notice, children }: { notice: Notice; children?: ReactNode }) {
  const { tone, title, text, note, action } = notice;
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`rounded-md border border-l-4 border-line-2 bg-ground-2 px-5 py-4 ${edges[tone]}`}
    >
      {title && <p className="font-semibold">{title}</p>}
      {text && <p className="text-ink-2">{text}</p>}
      {note && <p className="mt-2">{note}</p>}
      {action && (
        <button type="button" className="link min-h-11 font-semibold" onClick={action.run}>
          {action.label}
        </button>
      )}
      {children}
    </div>
  );
}

/**
 * Returns the last notice while a modal dialog is open, and scrolls the dialog's body to its top, where it
 * shows until it is dismissed. Good news just before the dialog closes is shown again over the page.
 */
export function useDialogNotices(
  open: boolean,
  body: RefObject<HTMLElement | null>,
): { notice: Notice | null; dismiss: () => void } {
  const [shown, setShown] = useState<Notice | null>(null);
  const last = useRef<{ notice: Notice; at: number } | null>(null);
  useEffect(() => {
    if (!open) return;
    const stop = showNoticesIn((notice) => {
      last.current = { notice, at: performance.now() };
      setShown(notice);
      body.current?.scrollTo(0, 0);
    });
    // A notice is about one submit, so the next submit removes it.
    const clear = () => setShown(null);
    document.addEventListener('submit', clear, { capture: true });
    return () => {
      stop();
      document.removeEventListener('submit', clear, { capture: true });
      setShown(null);
      const seen = last.current;
      last.current = null;
      const unread = seen && performance.now() - seen.at < timing.noticeDurationMs;
      if (unread && seen.notice.tone === 'ok') notify(seen.notice);
    };
  }, [open, body]);
  const dismiss = () => {
    last.current = null;
    setShown(null);
  };
  return { notice: shown, dismiss };
}

type Props = {
  title: string;
  subtitle?: string;
  open: boolean;
  /** Called for every way to close it: Escape, the backdrop, the close button. */
  onClose: () => void;
  /** `wide` is for long forms. */
  width?: 'narrow' | 'wide';
  /** Whether its heading is what to read first; else the focus begins at its first control. */
  startsAtHeading?: boolean;
  children: ReactNode;
};

const focusableSelector = 'a[href], button, input, select, textarea, summary';

/**
 * A modal dialog. Its content is mounted only while it is open. Notices of that time are shown at its top until they
 * are dismissed.
 */
export function Dialog({
  title,
  subtitle,
  open,
  onClose,
  width = 'narrow',
  startsAtHeading = false,
  children,
}: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(0);
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
      openedAt.current = performance.now();
      // Chromium would focus the scrolling element, which has no name.
      const first = body.current?.querySelector<HTMLElement>(focusableSelector);
      if (!startsAtHeading) first?.focus();
      // There may be no control, or one that waits for what is being loaded.
      if (document.activeElement !== first) heading.current?.focus();
    }
    if (!open && dialog?.open) dialog.close();
  }, [open, startsAtHeading]);
  /** Whether a press is the second of a double click on what opened the dialog: it means nothing here. */
  const isSecond = ({ detail }: MouseEvent) =>
    detail > 1 && performance.now() - openedAt.current < timing.doubleClickMs;
  return (
    <dialog
      ref={element}
      aria-labelledby={`${id}title`}
      onMouseDown={(event) => {
        // It would move the focus, too.
        if (isSecond(event)) event.preventDefault();
        else if (event.target === event.currentTarget) event.currentTarget.close();
      }}
      onClickCapture={(event) => {
        if (!isSecond(event)) return;
        event.preventDefault();
        event.stopPropagation();
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
            <FaultBoundary>{children}</FaultBoundary>
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
