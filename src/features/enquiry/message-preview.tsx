import { lazy, Suspense, useState } from 'react';

import type { MailMessage } from '../../lib/mailto.ts';
import type { Composed } from './composed.ts';

const MessageView = lazy(() =>
  import('../../ui/message-view.tsx').then(
    (module) => ({ default: module.MessageView }),
    () => ({ default: ({ message }: { message: MailMessage }) => <p>{message.body}</p> }),
  ),
);

/** On demand: the exact recipient, subject and body as they would be handed over now. */
export function MessagePreview({ composed }: { composed: Composed | null }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit py-2 font-semibold text-ink-2 hover:text-ink">
        Preview the message
      </summary>
      {open && (
        <div className="mt-2">
          {composed ? (
            <Suspense>
              <MessageView message={composed.message} />
            </Suspense>
          ) : (
            <p className="text-ink-2">Nothing is written yet.</p>
          )}
        </div>
      )}
    </details>
  );
}
