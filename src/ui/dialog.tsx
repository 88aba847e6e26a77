import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import * as timing from '../config/timing.ts';
import { FaultBoundary } from '../runtime/fault-boundary.tsx';
import { focusInto, openDialog } from '../runtime/dialogs.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { followDialog } from '../lib/dom/follow-dialog.ts';
import { CloseIcon } from './icons.tsx';
import * as labels from './words.ts';
import { useIsAwake } from './use-observable.ts';
import { type Notice, notify, showNoticesIn } from './notices/notices.ts';

const edges = {
  error: 'border-s-attack',
  ok: 'border-s-ok',
  neutral: '',
} as const satisfies Record<Notice['tone'], string>;

/** A notice inside a dialog or a page. */
export function NoticeBox({ notice, children }: { notice: Notice; children?: ReactNode }) {
  const { tone, title, text, note, action } = notice;
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`rounded-md border border-s-4 border-line-2 bg-ground-2 px-5 py-4 ${edges[tone]}`}
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

/** What stands in a dialog knows it by an element in it. */
const dialogAround = (place: Element | null) => place?.closest('dialog') ?? null;

/**
 * The last notice while a modal dialog is open. Its body is scrolled to the top, where the notice shows until it is
 * dismissed. Good news just before the dialog closes is shown again over the page.
 */
function Notices() {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Notice | null>(null);
  const last = useRef<{ notice: Notice; at: number } | null>(null);
  useEffect(() => {
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
      const seen = last.current;
      const unread = seen && performance.now() - seen.at < timing.noticeDurationMs;
      if (unread && seen.notice.tone === 'ok') notify(seen.notice);
    };
  }, []);
  const dismiss = () => {
    last.current = null;
    setShown(null);
    // The pressed button goes.
    dialogAround(place.current)?.querySelector('h2')?.focus();
  };
  return (
    <div ref={place} className="dialog-notice">
      <div aria-live="polite" className="not-empty:mb-6">
        {shown && <NoticeBox notice={shown} />}
      </div>
      {shown && (
        <button type="button" aria-label={labels.dismiss} onClick={dismiss}>
          <CloseIcon />
        </button>
      )}
    </div>
  );
}

const Whole = createContext(true);

/** Whether a form is shown as a whole. In a prerendered dialog it is its first field until its code is there. */
export const useWhole = () => use(Whole);

/** A part that a prerendered dialog lacks until its code is there. */
export const WhenWhole = (props: ComponentProps<'div'>) => useWhole() && <div {...props} />;

/** What is in an open dialog. */
function DialogContent({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const whole = useIsAwake();
  useEffect(() => {
    const dialog = dialogAround(place.current);
    // It was empty when it opened.
    if (dialog && document.activeElement === dialog.querySelector('h2')) focusInto(dialog);
  }, []);
  return (
    <div ref={place}>
      {whole && <Notices />}
      <FaultBoundary>
        <Whole value={whole}>{children}</Whole>
      </FaultBoundary>
    </div>
  );
}

/** The content of a prerendered dialog, in its island; mounted anew each time that the dialog opens. */
export function DialogBody({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const follow = useCallback((onToggled: () => void) => {
    const dialog = dialogAround(place.current);
    return dialog ? followDialog(dialog, onToggled) : () => {};
  }, []);
  const isOpen = useSyncExternalStore(
    follow,
    () => dialogAround(place.current)?.open ?? true,
    () => true,
  );
  return <div ref={place}>{isOpen && <DialogContent>{children}</DialogContent>}</div>;
}

type Props = {
  title: string;
  subtitle?: string;
  open: boolean;
  /** Called for every way to close it: Escape, the backdrop, the close button. */
  onClose: () => void;
  /** Whether its heading is what to read first; else the focus begins at its first control. */
  startsAtHeading?: boolean;
  children: ReactNode;
};

/** A dialog that no page has before React, such as a message that was handed over. */
export function Dialog(props: Props) {
  const { open, onClose, startsAtHeading, children, ...frameProps } = props;
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
    if (open && frame.current) openDialog(frame.current);
    else frame.current?.close();
    if (open && startsAtHeading) frame.current?.querySelector('h2')?.focus();
  }, [open, startsAtHeading]);
  return (
    <DialogFrame {...frameProps} ref={frame} id={id}>
      {open && <DialogContent>{children}</DialogContent>}
    </DialogFrame>
  );
}
