import { type RefObject, useEffect, useId, useRef, useState } from 'react';

import * as labels from '../../config/words.ts';
import { site } from '../../config/site.ts';
import { timing } from '../../config/timing.ts';
import { normalizeSubject } from '../../lib/mail/mailto.ts';
import { createObservable } from '../../lib/observable.ts';
import { isSealed, MailActions, MessageView } from '../../ui/message-view.tsx';
import { fill } from '../../lib/text/fill.ts';
import { FilledText } from '../../ui/inline-text.tsx';
import { openAgain, openMailApp } from '../../ui/words.ts';
import { type Notice, notify } from '../../ui/notices/notices.ts';
import { useObservable } from '../../ui/use-observable.ts';
import type { HandOff } from './submit-request.ts';
import * as words from './words.ts';

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
    const action = { label: words.useEmail, run: showPanel };
    return { tone: 'error', title: words.notSent, text: delivery.reason, action };
  }
  if (delivery.state === 'too-long') return undefined;
  if (delivery.state === 'received')
    return success
      ? { ...success, note: words.isSent }
      : { tone: 'ok', title: words.sent, text: words.reachedUs };
  const action = { label: words.nothingOpened, run: showPanel };
  return success && { ...success, note: words.notSentYet, action };
}

type Said = { label: string; heading: string; text: string };

function saidOf({ delivery }: HandOff, seemsUnopened: boolean, noticed: boolean): Said {
  switch (delivery.state) {
    case 'received':
      return {
        label: words.sent,
        heading: words.sent,
        text: words.reachedUsSo,
      };
    case 'failed':
      return {
        label: words.notSent,
        heading: words.notSent,
        text: `${delivery.reason} ${words.sendLater}`,
      };
    case 'too-long':
      return {
        label: words.tooLong,
        heading: words.tooLongHeading,
        text: words.tooLongText,
      };
    case 'mail':
      return {
        label: labels.readyToSend,
        ...(seemsUnopened
          ? { heading: words.nothingOpened, text: words.takeMessage }
          : {
              heading: words.messageReady,
              text: `${noticed ? '' : `${words.notSentYet} `}${words.takeIfNotOpen}`,
            }),
      };
  }
}

const backupTexts = {
  copied: words.longAndCopied,
  refused: words.longNotCopied,
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
  const { label, heading, text } = saidOf(handedOff, seemsUnopened, noticed);
  const id = useId();
  useEffect(() => {
    const panel = ref.current?.closest<HTMLElement>('[role=region]');
    if (!panel || handedOff.delivery.state === 'too-long') return;
    ref.current?.focus({ preventScroll: true });
    if (!framed) return;
    // A tall panel is scrolled to its start, so that its first line is visible, on phones below the notice.
    const fits = panel.offsetHeight < innerHeight / 2;
    panel.scrollIntoView({ block: fits ? 'nearest' : 'start' });
  }, [handedOff, ref, framed]);
  return (
    <div
      role="region"
      aria-label={label}
      className={`grid grid-cols-[minmax(0,1fr)] gap-5 ${framed ? 'rounded-lg border border-line-2 bg-ground-3 p-5 max-md:scroll-mt-56 sm:p-6' : ''}`}
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
        {isSealed(message.body) && <p className="mt-2">{words.sealedUnreadable}</p>}
        {backup && <Announced text={backupTexts[backup]} className="mt-2 text-soon" />}
      </div>
      {state !== 'received' && (
        <MailActions message={message} linkLabel={state === 'mail' ? openAgain : openMailApp} />
      )}
      <MessageView message={{ ...message, subject: normalizeSubject(message.subject) }} />
      <p className="text-small text-ink-2">
        {state !== 'too-long' &&
          (kept === 'stored'
            ? fill(words.keptInOutbox, { days: timing.outboxKeepDays })
            : words.keptHere)}{' '}
        <FilledText
          text={site.phone.e164 ? words.writeOrCall : words.writeToUs}
          values={{
            email: <span className="wrap-anywhere select-all">{message.to}</span>,
            phone: (
              <a className="link" href={`tel:${site.phone.e164}`}>
                {site.phone.display}
              </a>
            ),
          }}
        />
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
