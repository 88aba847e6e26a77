import { type RefObject, useEffect, useId, useRef, useState } from 'react';

import * as labels from '../../config/words.ts';
import { site } from '../../config/site.ts';
import { timing } from '../../config/timing.ts';
import { normalizeSubject } from '../../lib/mail/mailto.ts';
import { createObservable } from '../../lib/observable.ts';
import { isSealed } from '../../lib/seal/is-sealed.ts';
import { openAgain, openMailApp } from '../../ui/words.ts';
import { MailActions } from '../../ui/mail-actions.tsx';
import { MessageView } from '../../ui/message-view.tsx';
import { type Notice, notify } from '../../ui/notices/notices.ts';
import { useObservable } from '../../ui/use-observable.ts';
import { messageReady, nothingOpened, notSentYet, tooLong } from './labels.ts';
import type { HandOff } from './submit-request.ts';

/**
 * A text that screen readers announce when it appears. Its live region is there before its text, because they
 * announce only changes.
 */
function Announced({ text, className }: { text: string; className?: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    // The empty region has been painted by the second frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setSaid(text));
    });
    return () => cancelAnimationFrame(frame);
  }, [text]);
  return (
    <p aria-live="polite" className={className}>
      {said}
    </p>
  );
}

/**
 * The notice after a hand-off: the request's success notice with a note on what is known, or the failure.
 * @param showPanel focuses the panel with other ways to send the message
 */
export function handOffNotice(
  { delivery }: HandOff,
  success: Notice | undefined,
  showPanel: () => void,
): Notice | undefined {
  if (delivery.state === 'failed') {
    const action = { label: 'Use e-mail instead', run: showPanel };
    return { tone: 'error', title: 'Not sent', text: delivery.reason, action };
  }
  if (delivery.state === 'too-long') return undefined;
  if (delivery.state === 'received')
    return success
      ? { ...success, note: 'Sent.' }
      : { tone: 'ok', title: 'Sent', text: 'Your message has reached us.' };
  const action = { label: nothingOpened, run: showPanel };
  return success && { ...success, note: notSentYet, action };
}

type Words = { label: string; heading: string; text: string };

function wordsFor({ delivery }: HandOff, seemsUnopened: boolean, noticed: boolean): Words {
  switch (delivery.state) {
    case 'received':
      return {
        label: 'Sent',
        heading: 'Sent',
        text: 'Your message has reached us. This is what it said.',
      };
    case 'failed':
      return {
        label: 'Not sent',
        heading: 'Not sent',
        text: `${delivery.reason} Send it again from the Outbox later, or by e-mail now.`,
      };
    case 'too-long':
      return {
        label: tooLong,
        heading: 'Too long for an e-mail link',
        text: 'Nothing was handed over, and the form still holds it all. Shorten it, or take the message with you: save it and open the file, or copy it into an e-mail of your own.',
      };
    case 'mail':
      return {
        label: labels.readyToSend,
        ...(seemsUnopened
          ? { heading: nothingOpened, text: 'Take the message with you in one of these ways.' }
          : {
              heading: messageReady,
              text: `${noticed ? '' : `${notSentYet} `}If your e-mail app did not open, take the message with you.`,
            }),
      };
  }
}

const backupTexts = {
  copied:
    'This is a long message, and some mail apps cut long links. The text is on your clipboard: if the message is cut, paste it in full.',
  refused:
    'This is a long message, and some mail apps cut long links. Copy the message below and paste it if it arrives cut.',
} as const;

const never = createObservable(false);

type Props = {
  handedOff: HandOff;
  /** Of the heading. */
  ref: RefObject<HTMLHeadingElement | null>;
  /** Whether to draw a frame; not in a dialog. */
  framed?: boolean;
  /** Whether a notice already says that nothing was sent. */
  noticed?: boolean;
};

/**
 * The message after submitting, with other ways to send it. It never claims that a mail app has sent anything.
 * Its heading takes the focus, which the disabled submit button has lost, unless the form was refused.
 */
export function HandOffPanel({ handedOff, ref, framed = true, noticed = false }: Props) {
  const { message, delivery, backup, kept } = handedOff;
  const { state } = delivery;
  const seemsUnopened = useObservable(state === 'mail' ? delivery.seemsUnopened : never, false);
  const { label, heading, text } = wordsFor(handedOff, seemsUnopened, noticed);
  const id = useId();
  useEffect(() => {
    const panel = ref.current?.closest<HTMLElement>('[role=region]');
    if (!panel || handedOff.delivery.state === 'too-long') return;
    ref.current?.focus({ preventScroll: true });
    if (!framed) return;
    // A tall panel is scrolled to its start, so that its first line is visible.
    const fits = panel.offsetHeight < innerHeight / 2;
    panel.scrollIntoView({ block: fits ? 'nearest' : 'start' });
  }, [handedOff, ref, framed]);
  return (
    <div
      role="region"
      aria-label={label}
      className={`grid grid-cols-[minmax(0,1fr)] gap-5 ${framed ? 'rounded-lg border border-line-2 bg-ground-3 p-5 sm:p-6' : ''}`}
    >
      <div>
        <div aria-live="polite">
          <h3
            ref={ref}
            tabIndex={-1}
            // A text that changes is announced, so it is no description as well.
            aria-describedby={seemsUnopened ? undefined : id}
            className={framed ? '' : 'text-h4'}
          >
            {heading}
          </h3>
          <p id={id} className="mt-1 text-balance text-ink-2">
            {text}
          </p>
        </div>
        {isSealed(message.body) && (
          <p className="mt-2">
            The text is sealed and can’t be read here any more, not even by you. Paste it whole,
            from its first line to its last.
          </p>
        )}
        {backup && <Announced text={backupTexts[backup]} className="mt-2 text-soon" />}
      </div>
      {state !== 'received' && (
        <MailActions message={message} linkLabel={state === 'mail' ? openAgain : openMailApp} />
      )}
      <MessageView message={{ ...message, subject: normalizeSubject(message.subject) }} />
      <p className="text-small text-ink-2">
        {state !== 'too-long' &&
          (kept === 'stored'
            ? `A copy stays in this browser’s Outbox for ${timing.outboxKeepDays} days (see the foot of the page). `
            : 'Your browser refuses storage, so the only copy is on this page. ')}
        You can also write to <span className="wrap-anywhere select-all">{message.to}</span>
        {site.phone.e164 && (
          <>
            {' or call '}
            <a className="link" href={`tel:${site.phone.e164}`}>
              {site.phone.display}
            </a>
          </>
        )}
        .
      </p>
    </div>
  );
}

/** The hand-off panel of a form in the page. `show(null)` takes the panel of an earlier message away. */
export function useHandOffPanel() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [{ handedOff, count }, setShown] = useState({
    handedOff: null as HandOff | null,
    count: 0,
  });
  const show = (next: HandOff | null, success?: Notice) => {
    setShown((before) => ({ handedOff: next, count: before.count + 1 }));
    const notice = next && handOffNotice(next, success, () => heading.current?.focus());
    if (notice) notify(notice);
  };
  // A new panel for each message: screen readers would read one that changes twice, as it also takes the focus.
  const element = handedOff && <HandOffPanel key={count} ref={heading} handedOff={handedOff} />;
  return { show, element };
}
