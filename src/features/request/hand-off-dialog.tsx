import { useEffect, useRef } from 'react';

import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notices/notices.ts';
import { HandOffPanel } from './hand-off-panel.tsx';
import { handOffNotice } from './hand-off-notice.ts';
import { showHandOffAgain, type ShownHandOff, shownHandOff } from './handoff-store.ts';

const subtitles = {
  mail: 'By e-mail, from your own mail app.',
  received: 'Sent to us over HTTPS.',
  failed: 'Not sent. You can send it by e-mail.',
  'too-long': 'Not sent. You can take it with you.',
} as const;

/** The hand-off panel in a dialog, for requests without a form on the page. */
export function HandOffDialog({ shown }: { shown: ShownHandOff }) {
  const { handedOff, success, open } = shown;
  const panel = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const notice = handOffNotice(handedOff, success, showHandOffAgain);
    if (notice) notify(notice);
    // Not on `open`: once per message, not each time the dialog opens.
  }, [handedOff, success]);

  useEffect(() => {
    if (shown.open) panel.current?.focus({ preventScroll: true });
  }, [shown]);

  return (
    <Dialog
      title={handedOff.message.subject}
      subtitle={subtitles[handedOff.delivery.state]}
      width="wide"
      open={open}
      onClose={() => shownHandOff.write({ ...shown, open: false })}
    >
      <HandOffPanel ref={panel} handedOff={handedOff} framed={false} noticed={Boolean(success)} />
    </Dialog>
  );
}
