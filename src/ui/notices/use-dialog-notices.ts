import { type RefObject, useEffect, useRef, useState } from 'react';

import { timing } from '../../config/timing.ts';
import { type Notice, notify, showNoticesIn } from './notices.ts';

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
