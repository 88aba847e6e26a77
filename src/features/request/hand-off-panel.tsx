import { type RefObject, useEffect, useState } from 'react';

import { site } from '../../config/site.ts';
import { timing } from '../../config/timing.ts';
import { normalizeSubject } from '../../lib/mailto.ts';
import { isSealed } from '../../lib/seal/is-sealed.ts';
import { MailActions } from '../../ui/mail-actions.tsx';
import { MessageView } from '../../ui/message-view.tsx';
import type { HandOff } from './submit-request.ts';
import { notSentYet } from './not-sent-yet.ts';

/**
 * Focuses the panel for each message, and watches for a sign that a mail app has opened.
 * @returns whether there was none for a while
 */
function useSeemsUnopened({ handedOff, ref, framed = true }: Props): boolean {
  const [unopened, setUnopened] = useState<HandOff | null>(null);
  useEffect(() => {
    const panel = ref.current;
    panel?.focus({ preventScroll: true });
    if (panel && framed) {
      // A tall panel is scrolled to its start, so that its first line is visible.
      const fits = panel.offsetHeight < innerHeight / 2;
      panel.scrollIntoView({ block: fits ? 'nearest' : 'start' });
    }
    const timer = setTimeout(() => setUnopened(handedOff), timing.mailAppHintMs);
    const cancel = () => clearTimeout(timer);
    addEventListener('blur', cancel);
    document.addEventListener('visibilitychange', cancel);
    return () => {
      cancel();
      removeEventListener('blur', cancel);
      document.removeEventListener('visibilitychange', cancel);
    };
  }, [handedOff, ref, framed]);
  return unopened === handedOff;
}

const labels = { mail: 'Ready to send', received: 'Sent', failed: 'Not sent' } as const;

function headingOf({ state }: HandOff['delivery'], seemsUnopened: boolean): string {
  if (state !== 'mail') return labels[state];
  return seemsUnopened ? 'Nothing opened? Use one of these.' : 'Your message is ready';
}

type Props = {
  handedOff: HandOff;
  ref: RefObject<HTMLDivElement | null>;
  /** Whether to draw a frame; not in a dialog. */
  framed?: boolean;
  /** Whether a notice already says that nothing was sent. */
  noticed?: boolean;
};

/**
 * The message after a hand-off, with other ways to send it. It never claims that a mail app has sent
 * anything. It takes the focus, which the disabled submit button has lost.
 */
export function HandOffPanel(props: Props) {
  const { handedOff, ref, framed = true, noticed = false } = props;
  const seemsUnopened = useSeemsUnopened(props);
  const { message, delivery, fit, copied, kept } = handedOff;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="region"
      aria-label={labels[delivery.state]}
      className={`grid grid-cols-[minmax(0,1fr)] gap-5 ${framed ? 'rounded-lg border border-line-2 bg-night-3 p-5 sm:p-6' : ''}`}
    >
      <div aria-live="polite">
        <h3 className={framed ? '' : 'text-h4'}>{headingOf(delivery, seemsUnopened)}</h3>
        {delivery.state === 'mail' && (
          <p className="mt-1 text-balance text-ink-2">
            {noticed ? 'If your e-mail app did not open' : `${notSentYet} If it did not open`}, take
            the message with you.
          </p>
        )}
        {delivery.state === 'received' && (
          <p className="mt-1 text-ink-2">Your message has reached us. This is what it said.</p>
        )}
        {delivery.state === 'failed' && (
          <p className="mt-1 text-ink-2">
            {delivery.reason} Send it again from the Outbox later, or by e-mail now.
          </p>
        )}
        {isSealed(message.body) && (
          <p className="mt-2">
            The text is sealed and can’t be read here any more, not even by you. Paste it whole,
            from its first line to its last.
          </p>
        )}
        {fit === 'long' && (
          <p className="mt-2 text-soon">
            This is a long message, and some mail apps cut long links.{' '}
            {copied
              ? 'The text is on your clipboard: if the message is cut, paste it in full.'
              : 'Copy the message below and paste it if it arrives cut.'}
          </p>
        )}
      </div>
      {delivery.state !== 'received' && (
        <MailActions message={message} again={delivery.state === 'mail'} />
      )}
      <MessageView message={{ ...message, subject: normalizeSubject(message.subject) }} />
      <p className="text-small text-ink-2">
        {kept === 'stored'
          ? `A copy stays in this browser’s Outbox for ${timing.outboxKeepDays} days (see the foot of the page). `
          : 'Your browser refuses storage, so the only copy is on this page. '}
        You can also write to <span className="wrap-anywhere select-all">{message.to}</span> or call{' '}
        <a className="link" href={`tel:${site.phone.e164}`}>
          {site.phone.display}
        </a>
        .
      </p>
    </div>
  );
}
