import { useEffect, useRef, useState } from 'react';

import { timing } from '../../config/timing.ts';
import { type Notice, notify, showNoticesIn } from './notices.ts';

/**
 * The last notice given while a modal dialog is open. Good news that comes just before the dialog
 * closes would vanish with it: it is shown again over the page.
 */
export function useDialogNotices(open: boolean): Notice | null {
  const [shown, setShown] = useState<Notice | null>(null);
  const last = useRef<{ notice: Notice; at: number } | null>(null);
  useEffect(() => {
    if (!open) return;
    const stop = showNoticesIn((notice) => {
      last.current = { notice, at: performance.now() };
      setShown(notice);
    });
    // A notice belongs to one submit: the next one has its own, or none.
    const forget = () => setShown(null);
    document.addEventListener('submit', forget, { capture: true });
    return () => {
      stop();
      document.removeEventListener('submit', forget, { capture: true });
      setShown(null);
      const seen = last.current;
      last.current = null;
      const unread = seen && performance.now() - seen.at < timing.noticeDurationMs;
      if (unread && seen.notice.tone === 'ok') notify(seen.notice);
    };
  }, [open]);
  return shown;
}
