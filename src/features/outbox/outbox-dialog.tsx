import { useState } from 'react';

import { byDelivery } from '../../config/delivery.ts';
import { site } from '../../config/site.ts';
import { createLead, deliver } from '../../lib/deliver.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { isSealed } from '../../lib/seal/is-sealed.ts';
import { MailActions } from '../../ui/mail-actions.tsx';
import { MessageView } from '../../ui/message-view.tsx';
import { useObservable } from '../../ui/use-observable.ts';
import { unexpired, markSent, outbox, type OutboxEntry, removeFromOutbox } from './outbox.ts';

const subtitle = byDelivery({
  mail: 'We cannot see them, or whether they were sent.',
  endpoint: 'Sent are those that our server took, and those that you marked.',
});

const none: readonly OutboxEntry[] = [];

/** The stored messages, with ways to resend, restore or delete them. */
export function OutboxDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [openedAt] = useState(() => Date.now());
  const entries = unexpired(openedAt, useObservable(outbox, none));
  return (
    <Dialog
      title="Outbox"
      subtitle={`Messages you wrote here, kept in this browser for 14 days. ${subtitle}`}
      width="wide"
      open={open}
      onClose={onClose}
    >
      {entries.length === 0 ? (
        <p className="text-ink-2">Nothing is kept here now.</p>
      ) : (
        <ul className="grid gap-3">
          {entries.map((entry) => (
            <li key={entry.id} className="rounded-md border border-line-2">
              <Entry entry={entry} onClose={onClose} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function Entry({ entry, onClose }: { entry: OutboxEntry; onClose: () => void }) {
  const { id, at, sent, message, form } = entry;
  const written = new Date(at).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
  return (
    <details name="outbox">
      <summary className="px-4 py-3">
        <span className="font-semibold">{message.subject}</span>
        <span className="block text-small text-ink-2">
          {written}
          {sent && byDelivery({ mail: ' · you marked it as sent', endpoint: ' · sent' })}
        </span>
      </summary>
      <div className="grid gap-4 px-4 pb-4">
        {isSealed(message.body) && (
          <p className="text-ink-2">
            This message is sealed. Only its sealed form is kept, and it can’t be read here any
            more.
          </p>
        )}
        <MailActions message={message} />
        <MessageView message={message} />
        <div className="flex flex-wrap gap-2">
          {form && (
            <ButtonLink href={`${form.path}#restore-${id}`} onClick={onClose}>
              Restore to form
            </ButtonLink>
          )}
          {!sent && form && <SendAgain entry={entry} form={form} />}
          {!sent && <Button onClick={() => markSent(id)}>Mark as sent</Button>}
          <Button onClick={() => removeFromOutbox(id)}>Delete</Button>
        </div>
      </div>
    </details>
  );
}

type SendAgainProps = { entry: OutboxEntry; form: NonNullable<OutboxEntry['form']> };

/** Resends under the message's own key, so that the endpoint can drop duplicates. */
function SendAgain({ entry: { id, at, message }, form }: SendAgainProps) {
  const [state, setState] = useState('');
  const { delivery } = site;
  if (delivery.by === 'mail') return null;
  const send = async () => {
    setState('Sending...');
    const outcome = await deliver(delivery.url, createLead({ message, form }, new Date(at)), id);
    if (outcome.state === 'received') markSent(id);
    else setState(`Not sent: ${outcome.reason}`);
  };
  return (
    <>
      <Button look="primary" disabled={state === 'Sending...'} onClick={() => void send()}>
        Send again
      </Button>
      <p role="status" className="self-center text-ui text-ink-2">
        {state}
      </p>
    </>
  );
}
