import { useEffect, useRef } from 'react';

import { dataOf } from '../../lib/dom/attributes.ts';
import { mailLink } from '../../lib/mail/mailto.ts';
import { createObservable } from '../../lib/observable.ts';
import { fill } from '../../lib/text/fill.ts';
import { dialogNamed, openDialog } from '../../runtime/dialogs.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type Notice, notify } from '../../ui/notices/notices.ts';
import { showOver } from '../../ui/overlays.ts';
import { ownTimeZone, withCameFrom } from './compose-context.ts';
import { messageOf } from './fixed-request.ts';
import { handOffNotice, HandOffPanel } from './hand-off-panel.tsx';
import { outboxEntry, restoredForm } from './outbox/outbox.ts';
import { takeReturnMark } from './outbox/return-mark.ts';
import { type HandOff, submitRequest } from './submit-request.ts';
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

/**
 * Hands over the message of a mail link.
 * @throws Error if that fails; then nothing was sent
 */
export async function handOver(link: HTMLAnchorElement): Promise<void> {
  const message = messageOf(link.href);
  const zone = dataOf(link, 'request') === 'time-zone' && ownTimeZone();
  const body = withCameFrom(
    zone ? `${message.body}\n${fill(words.timeZone, { zone })}` : message.body,
  );
  showHandOff(await submitRequest({ message: { ...message, body }, form: null }));
}

/**
 * Opens the form in a dialog that the URL asks to restore from the Outbox, or shows the message again after whose
 * hand-over a web mail site replaced the page.
 */
export function restoreRequest(): void {
  const form = dialogNamed(restoredForm() ?? '');
  if (form) openDialog(form);
  const entry = outboxEntry(takeReturnMark());
  if (!entry || entry.sent) return;
  const { message } = entry;
  showHandOff({
    message,
    delivery: { state: 'mail', seemsUnopened: createObservable(false) },
    backup: mailLink(message).fit === 'long' ? 'refused' : undefined,
    kept: 'stored',
  });
}
