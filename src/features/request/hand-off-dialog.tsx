import { useEffect, useRef } from 'react';

import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notices/notices.ts';
import { HandOffPanel } from './hand-off-panel.tsx';
import { notSentYet } from './not-sent-yet.ts';
import { showHandOffAgain, type ShownHandOff, shownHandOff } from './handoff-store.ts';

/** The hand-off panel over the page, for requests that have no form to stand under. */
export function HandOffDialog({ shown }: { shown: ShownHandOff }) {
  const { handedOff, success, open } = shown;
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!success) return;
    const action = { label: 'Nothing opened?', run: showHandOffAgain };
    notify({ ...success, note: notSentYet, action });
    // Once for each message, not each time its dialog is opened.
  }, [success]);

  useEffect(() => {
    if (shown.open) panel.current?.focus();
  }, [shown]);

  return (
    <Dialog
      title={handedOff.message.subject}
      subtitle="By e-mail, from your own mail app."
      width="wide"
      open={open}
      onClose={() => shownHandOff.write({ ...shown, open: false })}
    >
      <HandOffPanel ref={panel} handedOff={handedOff} framed={false} noticed={Boolean(success)} />
    </Dialog>
  );
}
