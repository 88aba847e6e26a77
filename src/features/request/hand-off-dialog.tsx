import { useId } from 'react';

import * as timing from '../../config/timing.ts';
import { createObservable } from '../../lib/observable.ts';
import { fill } from '../../lib/text/fill.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, NoticeBox } from '../../ui/dialog.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { FilledText } from '../../ui/inline-text.tsx';
import { type NoticeText, notify } from '../../ui/notices/notices.ts';
import { showOver } from '../../ui/overlays.ts';
import { useObservable } from '../../ui/use-observable.ts';
import type { Beside } from './fixed-request.ts';
import { SealedOpener } from './form-opener.tsx';
import { MessageToTake } from './message-to-take.tsx';
import { markSent, outbox, type OutboxEntry, restoreLink } from './outbox/outbox.ts';
import type { HandOff } from './submit-request.ts';
import * as words from './words.ts';

/** What the form or the button of a message says of it. */
type About = Pick<Beside, 'answer' | 'caution'> & {
  success?: NoticeText | undefined;
  /** Whether its form was emptied. */
  cleared?: boolean;
  /** What had the focus when it was sent: a form disables its button, so the browser can't return the focus to it. */
  from?: Element | null;
};

type Shown = About & {
  handedOff: HandOff;
  open: boolean;
  /** Whether the visitor has said that they sent it. */
  isSent: boolean;
};

const shown = createObservable<Shown | null>(null);

const change = (part: Partial<Shown>) => {
  const last = shown.read();
  if (last) shown.write({ ...last, ...part });
};
const close = () => change({ open: false });

/** Fills in the emptied form of a message again, while the Outbox has the message. */
function restoring(entry: OutboxEntry | undefined) {
  const link = entry && restoreLink(entry);
  if (!link) return undefined;
  const run = () => {
    close();
    location.hash = link.slice(link.indexOf('#'));
  };
  return { label: words.restoreTyped, run };
}

/**
 * Says how a hand-over ended. What an endpoint took needs a notice; anything else leaves the visitor something to do,
 * which a dialog says first.
 */
export function showHandOff(handedOff: HandOff, about: About = {}): void {
  if (handedOff.delivery.state !== 'received') {
    shown.write({ ...about, handedOff, open: true, isSent: false });
    showOver('message', <HandOffDialog />);
    return;
  }
  const { success = { title: words.sent, text: words.reachedUs }, cleared } = about;
  const entry = outbox.read().find(({ id }) => id === handedOff.id);
  const action = cleared ? restoring(entry) : undefined;
  notify({ ...success, tone: 'ok', ...(action && { action }) });
}

const titles = {
  mail: words.oneStepLeft,
  received: words.sent,
  failed: words.notSent,
  'too-long': words.tooLongHeading,
} as const satisfies Record<HandOff['delivery']['state'], string>;

function HandOffDialog() {
  const now = useObservable(shown, null);
  if (!now) return null;
  const { handedOff, isSent, open, from } = now;
  return (
    <Dialog
      title={isSent ? words.markedSent : titles[handedOff.delivery.state]}
      startsAtHeading
      open={open}
      onClose={() => {
        close();
        if (document.activeElement === document.body && from instanceof HTMLElement) from.focus();
      }}
    >
      {isSent ? <Sent {...now} /> : <ToSend {...now} />}
    </Dialog>
  );
}

function ToSend({ handedOff, success, answer, caution, cleared }: Shown) {
  const { id, delivery } = handedOff;
  const entry = useObservable(outbox, outbox.serverValue).find((one) => one.id === id);
  const restore = cleared ? restoring(entry) : undefined;
  return (
    <>
      {answer && (
        <p className="mb-5">
          <FilledText
            text={words.readNow}
            values={{
              link: (
                <a className="link font-semibold" href={answer.to}>
                  {answer.label}
                </a>
              ),
            }}
          />
        </p>
      )}
      {caution && (
        <div className="mb-5 border-s-4 border-attack ps-4">
          <p role="note" className="mb-3">
            {caution}
          </p>
          <SealedOpener subject={handedOff.message.subject} onClick={close}>
            {words.writeSealed}
          </SealedOpener>
        </div>
      )}
      <MessageToTake key={id} handedOff={handedOff} webmail={!caution}>
        {delivery.state === 'mail' && (
          <NoticeBox notice={{ text: '', ...success, tone: 'neutral' }}>
            <p className="mt-2 font-semibold">{words.notSentYet}</p>
            <p className="mt-3 flex flex-wrap gap-2">
              <Button
                onClick={() => {
                  markSent(id);
                  change({ isSent: true });
                }}
              >
                {words.sentIt}
              </Button>
              {restore && <Button onClick={restore.run}>{restore.label}</Button>}
            </p>
          </NoticeBox>
        )}
      </MessageToTake>
    </>
  );
}

/** The pressed button is gone, so the focus is on the one that is left, and reads the notice. */
function Sent({ handedOff: { kept }, success }: Shown) {
  const id = useId();
  return (
    <div className="grid gap-5">
      <div id={id}>
        <NoticeBox notice={{ text: words.weCannotSee, ...success, tone: 'ok' }} />
      </div>
      {kept === 'stored' && (
        <p className="text-ink-2">{fill(words.keptInOutbox, { days: timing.outboxKeepDays })}</p>
      )}
      <Button
        ref={focusOnMount}
        aria-describedby={id}
        look="primary"
        className="w-fit"
        onClick={close}
      >
        {words.done}
      </Button>
    </div>
  );
}
