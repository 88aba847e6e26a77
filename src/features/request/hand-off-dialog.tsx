import { useEffect, useRef } from 'react';

import { fill } from '../../lib/text/fill.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type Notice, notify } from '../../ui/notices/notices.ts';
import { showOver } from '../../ui/overlays.ts';
import { handOffNotice, HandOffPanel } from './hand-off-panel.tsx';
import type { HandOff } from './submit-request.ts';
import * as words from './words.ts';

const subtitles = {
  mail: words.byOwnMailApp,
  received: words.overHttps,
  failed: words.notSentByMail,
  'too-long': words.notSentTake,
} as const;

/** A message whose hand-off panel is in a dialog. */
type ShownHandOff = { handedOff: HandOff; success: Notice | undefined; open: boolean };

const show = (shown: ShownHandOff): void => showOver('message', <HandOffDialog shown={shown} />);

/** Shows a message that was handed over, for requests without a form on the page. */
export const showHandOff = (handedOff: HandOff, success?: Notice): void =>
  show({ handedOff, success, open: true });

function HandOffDialog({ shown }: { shown: ShownHandOff }) {
  const { handedOff, success, open } = shown;
  const panel = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const notice = handOffNotice(handedOff, success, () => showHandOff(handedOff, success));
    if (notice) notify(notice);
    // Not on `open`: once per message, not each time the dialog opens.
  }, [handedOff, success]);

  useEffect(() => {
    if (shown.open) panel.current?.focus({ preventScroll: true });
  }, [shown]);

  return (
    <Dialog
      title={fill(words.panelTitle, { subject: handedOff.message.subject })}
      subtitle={subtitles[handedOff.delivery.state]}
      width="wide"
      open={open}
      onClose={() => show({ ...shown, open: false })}
    >
      <HandOffPanel ref={panel} handedOff={handedOff} framed={false} noticed={Boolean(success)} />
    </Dialog>
  );
}
