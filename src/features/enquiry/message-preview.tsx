import { type RefObject, useEffect, useState } from 'react';

import { type MailMessage, messageSize, normalizeSubject } from '../../lib/mailto.ts';
import { MessageView } from '../../ui/message-view.tsx';
import { composeContext } from './compose-context.ts';
import type { Enquiry } from './enquiry.ts';
import { useEnquiryPorts } from './use-enquiry.ts';
import { valuesOf } from './values.ts';

const meanings = {
  short: 'fits in one e-mail link.',
  long: 'is long: we will also copy it for you.',
  'too-long': 'is too long for an e-mail link.',
} as const;

/** On demand: the exact message as it would be handed over now, and whether it fits in one link. */
export function MessagePreview({
  enquiry,
  form,
}: {
  enquiry: Enquiry;
  form: RefObject<HTMLFormElement | null>;
}) {
  const { siteName, recipient } = useEnquiryPorts();
  const [open, setOpen] = useState(false);
  const [message, setMessage] = useState<MailMessage | null>(null);

  useEffect(() => {
    const element = form.current;
    if (!open || !element) return;
    const compose = () => {
      const text = enquiry.compose(valuesOf(element), composeContext(siteName));
      setMessage({ to: recipient, ...text, subject: normalizeSubject(text.subject) });
    };
    compose();
    element.addEventListener('input', compose);
    return () => element.removeEventListener('input', compose);
  }, [open, enquiry, form, siteName, recipient]);

  const size = message && messageSize(message);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit py-2 font-semibold text-ink-2 hover:text-ink">
        Preview the message
      </summary>
      {open && message && size && (
        <div className="mt-2">
          <MessageView message={message} />
          <p aria-live="polite" className="mt-2 text-small text-ink-2">
            The message {meanings[size.fit]}
          </p>
        </div>
      )}
    </details>
  );
}
