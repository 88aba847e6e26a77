import { site } from '../../config/site.ts';
import { copyText } from '../../lib/clipboard.ts';
import { createLead, type Delivery, deliver, newIdempotencyKey } from '../../lib/deliver.ts';
import { timing } from '../../config/timing.ts';
import { mailLink, type MailMessage } from '../../lib/mailto.ts';
import type { OutgoingMessage, RequestPorts } from './request-ports.ts';

/** A message after submitting. For one handed to the mail app, it is unknown whether it was sent. */
export type HandOff = {
  message: MailMessage;
  delivery: { state: 'mail' } | Delivery;
  fit: 'short' | 'long';
  /** Whether the text is also on the clipboard; tried only for long messages. */
  copied: boolean;
  kept: 'stored' | 'memory';
};

/** No mail link can carry the message. Thrown before anything is sent. */
export class MessageTooLong extends Error {
  override name = 'MessageTooLong';
}

/**
 * Submits a request: stores a copy in the Outbox, then sends a form to the endpoint, if the site has one, or
 * opens the visitor's mail app. Long messages are also copied to the clipboard. Call it in the click event.
 * @throws MessageTooLong if the link is too long for mail apps; nothing is stored then
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
      unconfirmed = null;
    }
    return { message, delivery, fit: 'short', copied: false, kept };
  }
  const { url, fit } = mailLink(message);
  if (fit === 'too-long') throw new MessageTooLong('The message is too long for a mail link');
  const kept = keep(outgoing, newIdempotencyKey());
  // Before the mail app opens: browsers copy only for a focused page.
  const copied = fit === 'long' && (await copiedInTime(message.body));
  location.href = url;
  return { message, delivery: { state: 'mail' }, fit, copied, kept };
}

/** The last message without confirmation. Resubmitted unchanged, it keeps its key, so that it counts once. */
let unconfirmed: { text: string; key: string } | null = null;

function keyFor(outgoing: OutgoingMessage): string {
  const text = JSON.stringify(outgoing);
  if (unconfirmed?.text !== text) unconfirmed = { text, key: newIdempotencyKey() };
  return unconfirmed.key;
}

/** With a time limit, because some browsers ask the visitor for permission. */
function copiedInTime(text: string): Promise<boolean> {
  const late = new Promise<'late'>((resolve) => {
    setTimeout(() => resolve('late'), timing.clipboardWaitMs);
  });
  return Promise.race([copyText(text), late]).then((outcome) => outcome === 'copied');
}
