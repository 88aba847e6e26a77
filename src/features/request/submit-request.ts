import { site } from '../../config/site.ts';
import { copyText } from '../../lib/clipboard.ts';
import { createLead } from '../../lib/lead.ts';
import { type Delivery, deliver, newIdempotencyKey } from '../../lib/deliver.ts';
import { timing } from '../../config/timing.ts';
import { type MailMessage, mailtoUrl, messageSize } from '../../lib/mailto.ts';
import type { OutgoingMessage, RequestPorts } from './request-ports.ts';

/**
 * What is known about a message that was handed over. Of one that went to the visitor's mail app never that
 * it was sent; of one that went to an endpoint what the endpoint answered.
 */
export type HandOff = {
  message: MailMessage;
  delivery: { state: 'mail' } | Delivery;
  fit: 'short' | 'long';
  /** Whether the whole text is on the clipboard as well; only tried for a long message. */
  copied: boolean;
  kept: 'stored' | 'memory';
};

/** Thrown before anything is launched when no mail link can carry the message. */
export class MessageTooLong extends Error {
  override name = 'MessageTooLong';
}

/**
 * Every request leaves the page through here, typed in a form or fixed. Keeps a copy, then sends a form's
 * values to the endpoint, if the site has one; everything else goes to the visitor's mail app, a long text
 * to the clipboard as well. Call it inside the visitor's click.
 * @throws MessageTooLong if the link would be longer than any mail handler takes; nothing is kept then
 */
export async function submitRequest(
  outgoing: OutgoingMessage,
  { keep, received }: Pick<RequestPorts, 'keep' | 'received'>,
): Promise<HandOff> {
  const { message, form } = outgoing;
  if (site.delivery.by === 'endpoint' && form) {
    const key = keyFor(outgoing);
    const kept = keep(outgoing, key);
    const delivery = await deliver(
      site.delivery.url,
      createLead({ message, form }, new Date()),
      key,
    );
    if (delivery.state === 'received') {
      received(key);
      unanswered = null;
    }
    return { message, delivery, fit: 'short', copied: false, kept };
  }
  const { fit } = messageSize(message);
  if (fit === 'too-long') throw new MessageTooLong('The message is too long for a mail link');
  const url = mailtoUrl(message);
  const kept = keep(outgoing, newIdempotencyKey());
  // Before the mail app takes the focus: browsers copy only for a page that has it.
  const copied = fit === 'long' && (await copiedInTime(message.body));
  location.href = url;
  return { message, delivery: { state: 'mail' }, fit, copied, kept };
}

/** The last message that the endpoint did not take: sent again unchanged, it keeps its key and counts once. */
let unanswered: { text: string; key: string } | null = null;

function keyFor(outgoing: OutgoingMessage): string {
  const text = JSON.stringify(outgoing);
  if (unanswered?.text !== text) unanswered = { text, key: newIdempotencyKey() };
  return unanswered.key;
}

/** A browser that asks the visitor first must not hold the message up. */
function copiedInTime(text: string): Promise<boolean> {
  const late = new Promise<'late'>((resolve) => {
    setTimeout(() => resolve('late'), timing.clipboardWaitMs);
  });
  return Promise.race([copyText(text), late]).then((outcome) => outcome === 'copied');
}
