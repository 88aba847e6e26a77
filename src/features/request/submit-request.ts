import { copyText } from '../../lib/clipboard.ts';
import { timing } from '../../config/timing.ts';
import { type MailMessage, mailtoUrl, messageSize } from '../../lib/mailto.ts';
import type { OutgoingMessage, RequestPorts } from './request-ports.ts';

/** What is known about a message that was handed to the visitor's mail app. Never that it was sent. */
export type HandOff = {
  message: MailMessage;
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
 * Every request leaves the page through here, typed in a form or fixed. Hands its message to the visitor's
 * mail app: keeps a copy, copies a long text, then opens the mail link. Call it inside the visitor's click.
 * @throws MessageTooLong if the link would be longer than any mail handler takes; nothing is kept then
 */
export async function submitRequest(
  outgoing: OutgoingMessage,
  { keep }: Pick<RequestPorts, 'keep'>,
): Promise<HandOff> {
  const { message } = outgoing;
  const { fit } = messageSize(message);
  if (fit === 'too-long') throw new MessageTooLong('The message is too long for a mail link');
  const url = mailtoUrl(message);
  const kept = keep(outgoing);
  // Before the mail app takes the focus: browsers copy only for a page that has it.
  const copied = fit === 'long' && (await copiedInTime(message.body));
  location.href = url;
  return { message, fit, copied, kept };
}

/** A browser that asks the visitor first must not hold the message up. */
function copiedInTime(text: string): Promise<boolean> {
  const late = new Promise<'late'>((resolve) => {
    setTimeout(() => resolve('late'), timing.clipboardWaitMs);
  });
  return Promise.race([copyText(text), late]).then((outcome) => outcome === 'copied');
}
