import { useEffect, useRef, useState } from 'react';

import * as labels from '../../../config/words.ts';
import { byDelivery, byMail } from '../../../config/delivery.ts';
import { site } from '../../../config/site.ts';
import * as timing from '../../../config/timing.ts';
import { createLead, deliver } from '../../../lib/mail/deliver.ts';
import { formDraft } from '../../../lib/storage/drafts.ts';
import { storageRefuses } from '../../../lib/storage/storage-refuses.ts';
import { fill } from '../../../lib/text/fill.ts';
import { dateAndTime } from '../../../lib/text/format.ts';
import { isSealed, MailActions, MessageView } from '../../../ui/message-view.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { dialogNamed } from '../../../runtime/dialogs.ts';
import { DialogBody, WhenWhole } from '../../../ui/dialog.tsx';
import { useObservable } from '../../../ui/use-observable.ts';
import * as words from '../words.ts';
import {
  markSent,
  outbox,
  type OutboxEntry,
  removeExpired,
  removeFromOutbox,
  restoreLink,
} from './outbox.ts';

const about = byDelivery({ mail: words.aboutOutboxByMail, endpoint: words.aboutOutbox });

const datedAsSent = byDelivery({ mail: words.markedAsSent, endpoint: words.dateAndSent });

/** The stored messages, with ways to resend, restore or delete them. */
function Outbox() {
  const close = () => dialogNamed('outbox')?.close();
  const entries = useObservable(outbox, outbox.serverValue);
  const [isRefused] = useState(storageRefuses);
  useEffect(removeExpired, []);
  const list = useRef<HTMLDivElement>(null);
  const remove = (id: string) => {
    removeFromOutbox(id);
    // The pressed button is gone.
    list.current?.focus();
  };
  return (
    <>
      <p className="mb-5 text-ink-2">
        {isRefused ? words.outboxInMemory : fill(about, { days: timing.outboxKeepDays })}
      </p>
      <div ref={list} role="group" aria-label={words.messages} tabIndex={-1}>
        {entries.length === 0 ? (
          <p className="text-ink-2">{words.noMessages}</p>
        ) : (
          <ul className="grid gap-3">
            {entries.map((entry) => (
              <li key={entry.id} className="rounded-md border border-line-2">
                <Entry entry={entry} onClose={close} onDelete={() => remove(entry.id)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

export default () => (
  <DialogBody>
    <WhenWhole>
      <Outbox />
    </WhenWhole>
  </DialogBody>
);

type EntryProps = { entry: OutboxEntry; onClose: () => void; onDelete: () => void };

function Entry({ entry, onClose, onDelete }: EntryProps) {
  const { id, at, sent, message, caution, form } = entry;
  const summary = useRef<HTMLElement>(null);
  const written = dateAndTime(new Date(at));
  const link = restoreLink(entry);
  const mark = (hasFocus = true) => {
    markSent(id);
    // The pressed button is gone. The summary says what has changed.
    if (hasFocus) summary.current?.focus();
  };
  const isForServer = !byMail && form !== null;
  return (
    <>
      <details name="outbox">
        <summary ref={summary} className="px-4 py-3">
          <span className="font-semibold">{message.subject}</span>
          <span className="block text-small text-ink-2">
            {sent ? fill(datedAsSent, { date: written }) : written}
          </span>
          {!sent && (
            <span className="block text-small text-soon">
              {isForServer ? words.notConfirmed : words.notMarked}
            </span>
          )}
        </summary>
        <div className="grid gap-4 px-4 pb-4">
          {isSealed(message.body) && <p className="text-ink-2">{words.onlySealed}</p>}
          {caution && <p role="note">{caution}</p>}
          <MailActions message={message} webmail={!caution} />
          <MessageView message={message} />
          <div className="flex flex-wrap gap-2">
            {link && (
              <ButtonLink href={link} onClick={onClose}>
                {labels.restoreToForm}
              </ButtonLink>
            )}
            {/* Before the one that disappears: a second press must not meet it in its place. */}
            <Button onClick={onDelete}>{words.deleteMessage}</Button>
            {!sent && <SendAgain entry={entry} onSent={mark} />}
          </div>
        </div>
      </details>
      {!sent && (
        <p className="px-4 pb-4">
          <Button onClick={() => mark()}>{words.markAsSent}</Button>
        </p>
      )}
    </>
  );
}

type SentForm = NonNullable<OutboxEntry['form']>;

/** Removes the draft of a message that has arrived; a draft of another message stays. */
function forgetDraft({ id, values }: SentForm): void {
  const draft = formDraft(id);
  const isSent = ([name, text]: [string, string]) => values[name] === text;
  if (Object.entries(draft.read() ?? {}).every(isSent)) draft.clear();
}

type SendAgainProps = { entry: OutboxEntry; onSent: (hasFocus: boolean) => void };

/** Resends a form's message under its own key, so that the endpoint can drop duplicates. */
function SendAgain({ entry: { id, at, message, form }, onSent }: SendAgainProps) {
  const [state, setState] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const { delivery } = site;
  if (delivery.by === 'mail' || !form) return null;
  const send = async () => {
    setState(words.sending);
    const outcome = await deliver(delivery.url, createLead({ message, form }, new Date(at)), id);
    if (outcome.state === 'failed') {
      setState(fill(words.notSentBecause, { reason: outcome.reason }));
      return;
    }
    forgetDraft(form);
    // A visitor may have gone on meanwhile.
    onSent(document.activeElement === button.current);
  };
  return (
    <>
      {/* Not disabled, because it would lose the focus. */}
      <Button
        ref={button}
        look="primary"
        aria-disabled={state === words.sending}
        onClick={state === words.sending ? undefined : () => void send()}
      >
        {words.sendAgain}
      </Button>
      <p role="status" className="self-center text-ui text-ink-2">
        {state}
      </p>
    </>
  );
}
