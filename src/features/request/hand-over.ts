import { dataOf } from '../../lib/dom/attributes.ts';
import { mailLink, withLine } from '../../lib/mail/mailto.ts';
import { createObservable } from '../../lib/observable.ts';
import { fill } from '../../lib/text/fill.ts';
import { zoneName } from '../../lib/text/format.ts';
import { ownTimeZone } from '../../lib/time/zoned-time.ts';
import { dialogNamed, openDialog } from '../../runtime/dialogs.ts';
import { withCameFrom } from './compose-context.ts';
import { type Beside, messageOf } from './fixed-request.ts';
import { showHandOff } from './hand-off-dialog.tsx';
import { outboxEntry, restoredForm } from './outbox/outbox.ts';
import { takeReturnMark } from './outbox/return-mark.ts';
import { submitRequest } from './submit-request.ts';
import * as words from './words.ts';

/**
 * Hands over the message of a mail link.
 * @throws Error if that fails; then nothing was sent
 */
export async function handOver(link: HTMLAnchorElement): Promise<void> {
  const message = messageOf(link.href);
  const { asksTimeZone, ...about }: Beside = JSON.parse(dataOf(link, 'request') || '{}');
  const zone = asksTimeZone && ownTimeZone();
  const body = withCameFrom(
    zone ? withLine(message.body, fill(words.timeZone, { zone: zoneName(zone) })) : message.body,
  );
  const outgoing = { message: { ...message, body }, caution: about.caution, form: null };
  showHandOff(await submitRequest(outgoing), about);
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
  const { id, message, caution } = entry;
  const handedOff = {
    id,
    message,
    delivery: { state: 'mail', seemsUnopened: createObservable(false) },
    backup: mailLink(message).fit === 'long' ? 'refused' : undefined,
    kept: 'stored',
  } as const;
  showHandOff(handedOff, { caution, cleared: true });
}
