import 'sonner/dist/styles.css';
import './toaster.css';

import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';

import { timing } from '../../config/timing.ts';
import { type Notice, waitingNotices } from './notices.ts';

/** Shows notices with sonner. */
export function Toaster({ waiting }: { waiting: readonly Notice[] }) {
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const notice of waiting) show(notice);
    waitingNotices.write([]);
  }, [waiting]);
  return (
    <Sonner
      theme="dark"
      position="top-right"
      closeButton
      visibleToasts={timing.noticesAtOnce}
      duration={timing.noticeDurationMs}
      hotkey={['altKey', 'KeyT']}
      offset={{ top: '5.25rem', right: '1.25rem' }}
      mobileOffset={{ top: '5rem' }}
    />
  );
}

function runAction(run: () => void): void {
  // Otherwise sonner would restore the focus after the action has moved it.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  run();
}

function show({ tone, title, text, note, action }: Notice): void {
  toast(
    <div role={tone === 'error' ? 'alert' : 'status'}>
      {title && <p className="notice-title">{title}</p>}
      <p>{text}</p>
      {note && <p className="notice-note">{note}</p>}
    </div>,
    {
      className: `notice notice-${tone}`,
      action: action && { label: action.label, onClick: () => runAction(action.run) },
    },
  );
}
