import { useRef, useState } from 'react';

import { MessageView } from '../../ui/message-view.tsx';
import { CameFromNote } from './came-from-note.tsx';
import { previewMessage } from './labels.ts';
import type { Preview } from './preview-message.ts';

/** The recipient, subject and body that would be sent now, before sealing. */
export function MessagePreview({ preview, sealed }: { preview: Preview | null; sealed: boolean }) {
  const [open, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={summary} className="w-fit py-2.5 font-semibold text-ink-2 hover:text-ink">
        {previewMessage}
      </summary>
      {open && (
        <div className="mt-2">
          {sealed && (
            <p className="mb-2 text-ink-2">
              Address and subject go as they stand. This body is sealed before it leaves the page.
            </p>
          )}
          {preview ? (
            <>
              <MessageView message={preview.message} />
              <CameFromNote onRemoved={() => summary.current?.focus()} />
            </>
          ) : (
            <p className="text-ink-2">Nothing is written yet.</p>
          )}
        </div>
      )}
    </details>
  );
}
