import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';

import { timing } from '../config/timing.ts';
import { focusInto, openDialog, openerOfDialog } from '../runtime/dialogs.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { followDialog } from './follow-dialog.ts';
import { CloseIcon } from './icons.tsx';
import * as labels from './words.ts';
import { type Notice, notify, showNoticesIn } from './notices/notices.ts';

/** A notice inside a dialog or a page. */
export function NoticeBox({ notice }: { notice: Notice }) {
  const { tone, title, text, note, action } = notice;
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`rounded-md border border-l-4 border-line-2 bg-ground-2 px-5 py-4 ${
        tone === 'error' ? 'border-l-attack' : 'border-l-ok'
      }`}
    >
      {title && <p className="font-semibold">{title}</p>}
      <p className="text-ink-2">{text}</p>
      {note && <p className="mt-2">{note}</p>}
      {action && (
        <button type="button" className="link min-h-11 font-semibold" onClick={action.run}>
          {action.label}
        </button>
      )}
    </div>
  );
}

/**
 * Returns the last notice while a modal dialog is open, and scrolls the dialog's body to its top, where it
 * shows until it is dismissed. Good news just before the dialog closes is shown again over the page.
 */
function useDialogNotices(
  open: boolean,
  place: RefObject<HTMLElement | null>,
): { notice: Notice | null; dismiss: () => void } {
  const [shown, setShown] = useState<Notice | null>(null);
  const last = useRef<{ notice: Notice; at: number } | null>(null);
  useEffect(() => {
    if (!open) return;
    const stop = showNoticesIn((notice) => {
      last.current = { notice, at: performance.now() };
      setShown(notice);
      place.current?.closest('.dialog-body')?.scrollTo(0, 0);
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
  }, [open, place]);
  const dismiss = () => {
    last.current = null;
    setShown(null);
  };
  return { notice: shown, dismiss };
}

/** What the content of a dialog knows of it. */
type DialogState = {
  /** Whether all of it is shown. A prerendered dialog shows its first field until its code is there. */
  readonly whole: boolean;
  readonly close: () => void;
  /** The control that opened it. */
  readonly opener: () => HTMLElement | null | undefined;
};

const DialogContext = createContext<DialogState>({
  whole: true,
  close: () => {},
  opener: () => null,
});

export const useDialog = () => use(DialogContext);

/** A part that a prerendered dialog lacks until its code is there. */
export const WhenWhole = (props: ComponentProps<'div'>) => useDialog().whole && <div {...props} />;

const neverChanges = () => () => {};

/** An open dialog's notices, at its top until they are dismissed. */
function Notices({ open }: { open: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const { notice, dismiss } = useDialogNotices(open, place);
  return (
    <div ref={place} className="dialog-notice">
      <div aria-live="polite" className="not-empty:mb-6">
        {notice && <NoticeBox notice={notice} />}
      </div>
      {notice && (
        <button
          type="button"
          aria-label={labels.dismiss}
          onClick={({ currentTarget }) => {
            dismiss();
            // The pressed button goes.
            currentTarget.closest('dialog')?.querySelector('h2')?.focus();
          }}
        >
          <CloseIcon />
        </button>
      )}
    </div>
  );
}

/**
 * The content of a dialog, mounted anew each time that it opens. In a prerendered dialog it is an island.
 */
export function DialogBody({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const dialog = () => place.current?.closest('dialog') ?? null;
  /** Null at first in a dialog that is closed: what was typed before the code came then stays until it closes again. */
  const [open, setOpen] = useState<boolean | null>(null);
  const whole = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  useEffect(() => {
    const frame = dialog();
    if (!frame) return;
    if (frame.open) setOpen(true);
    return followDialog(frame, (isOpen) => flushSync(() => setOpen(isOpen)));
  }, []);
  useEffect(() => {
    const frame = dialog();
    // What was empty when it opened.
    if (open && frame && document.activeElement === frame.querySelector('h2')) focusInto(frame);
  }, [open]);
  const state = {
    whole,
    close: () => dialog()?.close(),
    opener: () => openerOfDialog(dialog()),
  };
  return (
    <div ref={place} className="contents">
      {open !== false && (
        <DialogContext value={state}>
          <Notices open={open === true} />
          {children}
        </DialogContext>
      )}
    </div>
  );
}

type Props = {
  title: string;
  subtitle?: string;
  open: boolean;
  /** Called for every way to close it: Escape, the backdrop, the close button. */
  onClose: () => void;
  width?: 'narrow' | 'wide';
  children: ReactNode;
};

/** A dialog that no page has before React, such as a message that was handed over. */
export function Dialog({ title, subtitle, open, onClose, width, children }: Props) {
  const frame = useRef<HTMLDialogElement>(null);
  const id = useId();
  const onClosed = useEffectEvent(onClose);
  useEffect(() => {
    if (!frame.current) return;
    return followDialog(frame.current, (isOpen) => {
      if (!isOpen) onClosed();
    });
  }, []);
  useEffect(() => {
    if (open && frame.current) void openDialog(frame.current);
    else frame.current?.close();
  }, [open]);
  return (
    <DialogFrame ref={frame} id={id} title={title} subtitle={subtitle} width={width}>
      <DialogBody>{children}</DialogBody>
    </DialogFrame>
  );
}
