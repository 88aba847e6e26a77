import type { ReactNode } from 'react';

import { site } from '../../config/site.ts';
import * as timing from '../../config/timing.ts';
import { normalizeSubject } from '../../lib/mail/mailto.ts';
import { createObservable } from '../../lib/observable.ts';
import { fill } from '../../lib/text/fill.ts';
import { Announced } from '../../ui/announced.tsx';
import { FilledText } from '../../ui/inline-text.tsx';
import { isSealed, MailActions, MessageView } from '../../ui/message-view.tsx';
import { useObservable } from '../../ui/use-observable.ts';
import { openAgain, openMailApp } from '../../ui/words.ts';
import type { HandOff } from './submit-request.ts';
import * as words from './words.ts';

const backupTexts = { copied: words.longAndCopied, refused: words.longNotCopied } as const;

const never = createObservable(false);

function Lead({ delivery }: Pick<HandOff, 'delivery'>) {
  const { state } = delivery;
  const seemsUnopened = useObservable(state === 'mail' ? delivery.seemsUnopened : never, false);
  if (state === 'failed')
    return (
      <p>
        {delivery.reason} {words.sendLater}
      </p>
    );
  if (state === 'too-long') return <p>{words.tooLongText}</p>;
  return (
    <p aria-live="polite">
      {seemsUnopened ? (
        <>
          <b>{words.nothingOpened}</b> {words.takeMessage}
        </>
      ) : (
        words.takeIfNotOpen
      )}
    </p>
  );
}

/** Where a copy is, and how else to reach the vendor. */
const Otherwise = ({ message, kept, delivery: { state } }: HandOff) => (
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
);

type Props = {
  handedOff: HandOff;
  /** Whether to offer web mail sites. */
  webmail?: boolean;
  /** Between the ways and the message. */
  children?: ReactNode;
};

/** A message with every way to send or keep it. It never claims that a mail app has sent anything. */
export function MessageToTake({ handedOff, webmail, children }: Props) {
  const { message, delivery, backup } = handedOff;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-2 text-ink-2">
        <Lead delivery={delivery} />
        {isSealed(message.body) && <p>{words.sealedUnreadable}</p>}
        {backup && <Announced text={backupTexts[backup]} className="text-soon" />}
      </div>
      <MailActions
        message={message}
        webmail={webmail}
        linkLabel={delivery.state === 'mail' ? openAgain : openMailApp}
      />
      {children}
      <MessageView message={{ ...message, subject: normalizeSubject(message.subject) }} />
      <Otherwise {...handedOff} />
    </div>
  );
}
