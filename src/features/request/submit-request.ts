import { site } from '../../config/site.ts';
import * as timing from '../../config/timing.ts';
import { copyText } from '../../lib/dom/clipboard.ts';
import { createLead, deliver, type DeliveryResult } from '../../lib/mail/deliver.ts';
import { mailLink, type MailMessage } from '../../lib/mail/mailto.ts';
import { createObservable, type Observable } from '../../lib/observable.ts';
import type { WriteResult } from '../../lib/storage/stored-value.ts';
import { keepInOutbox, keyFor, markSent, type Outgoing } from './outbox/outbox.ts';
import { markReturn } from './outbox/return-mark.ts';

/**
 * Watches for a sign that a mail app opens: the window loses the focus, or the page is hidden. Call it right
 * before following a mail link.
 * @returns turns true if there was no sign for two seconds; then probably nothing opened
 */
function watchMailApp(): Observable<boolean> {
  const seemsUnopened = createObservable(false);
  const watching = new AbortController();
  const { signal } = watching;
  const timer = setTimeout(() => {
    watching.abort();
    seemsUnopened.write(true);
  }, timing.mailAppHintMs);
  const stop = () => {
    clearTimeout(timer);
    watching.abort();
  };
  addEventListener('blur', stop, { signal });
  document.addEventListener('visibilitychange', stop, { signal });
  return seemsUnopened;
}

/** A message after submitting. */
export type HandOff = {
  message: MailMessage;
  /** In the Outbox, unless the message is too long. */
  id: string;
  delivery:
    | DeliveryResult
    /** Handed to the mail app; it is unknown whether it was sent. */
    | { state: 'mail'; seemsUnopened: Observable<boolean> }
    /** No mail link can carry the message, so nothing was handed over. */
    | { state: 'too-long' };
  /** For a link so long that some mail apps cut it: whether the text is also on the clipboard. */
  backup?: Awaited<ReturnType<typeof copyText>>;
  /** Where the message is kept: in the Outbox, or only on this page. */
  kept: WriteResult;
};

/** The key of the last message that the endpoint did not confirm to its form. */
let tried: string | null = null;

/**
 * Submits a request: stores a copy in the Outbox, then sends a form to the endpoint, if the site has one, or
 * opens the visitor's mail app. Long messages are also copied to the clipboard; messages that no link can carry
 * are not stored, because they stay in their form. Call it in the click event.
 */
export async function submitRequest(
  outgoing: Outgoing,
  by: typeof site.delivery = site.delivery,
): Promise<HandOff> {
  const { message, form } = outgoing;
  const id = keyFor(outgoing, tried);
  if (by.by === 'endpoint' && form) {
    const kept = keepInOutbox(outgoing, id);
    tried = id;
    const delivery = await deliver(by.url, createLead({ message, form }, new Date()), id);
    if (delivery.state === 'received') {
      tried = null;
      markSent(id);
    }
    return { message, id, delivery, kept };
  }
  const { url, fit } = mailLink(message);
  if (fit === 'too-long') return { message, id, delivery: { state: 'too-long' }, kept: 'memory' };
  const kept = keepInOutbox(outgoing, id);
  // Before the mail app opens: browsers copy only for a focused page.
  const backup = fit === 'long' ? await copiedInTime(message.body) : undefined;
  const seemsUnopened = watchMailApp();
  markReturn(id);
  location.href = url;
  return { message, id, delivery: { state: 'mail', seemsUnopened }, backup, kept };
}

/** With a time limit, because some browsers ask the visitor for permission. */
function copiedInTime(text: string): ReturnType<typeof copyText> {
  const late = new Promise<'refused'>((resolve) => {
    setTimeout(() => resolve('refused'), timing.clipboardWaitMs);
  });
  return Promise.race([copyText(text), late]);
}
