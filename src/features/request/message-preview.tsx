import { useState } from 'react';

import { MessageView } from '../../ui/message-view.tsx';
import type { Preview } from './compose-message.ts';

/** On demand: the exact recipient, subject and body as they would be handed over now. */
export function MessagePreview({ preview }: { preview: Preview | null }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit py-2 font-semibold text-ink-2 hover:text-ink">
        Preview the message
      </summary>
      {open && (
        <div className="mt-2">
          {preview ? (
            <MessageView message={preview.message} />
          ) : (
            <p className="text-ink-2">Nothing is written yet.</p>
          )}
        </div>
      )}
    </details>
  );
}
