import { useRef, useState } from 'react';

import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import { MessageView } from '../../ui/message-view.tsx';
import { CameFromNote } from './came-from-note.tsx';
import type { Preview } from './preview-message.ts';
import * as words from './words.ts';

const meanings = { short: words.fits, long: words.fitsBarely, 'too-long': words.fitsNot } as const;

const tones = { short: 'f-signal', long: 'f-soon', 'too-long': 'f-attack' } as const;

/**
 * The share of a mail link that the message takes. Counts the encoded link, which mail apps cut: a space
 * takes 3 characters and a line break 6.
 */
export function MessageSize({ preview }: { preview: Preview | null }) {
  const { length, fit, limit } = preview ?? { length: 0, fit: 'short', limit: 1 };
  return (
    <div className="grid gap-1.5 text-small text-ink-2">
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className="h-1 w-full">
        <rect width="100" height="1" className="f-hairline" />
        <rect width={Math.min(100, (100 * length) / limit)} height="1" className={tones[fit]} />
      </svg>
      <p className="flex flex-wrap justify-between gap-x-4">
        {/* A new region when typing begins or the form is reset: neither is to be announced. */}
        <span key={preview ? 'typed' : 'empty'} aria-live="polite">
          {meanings[fit]}
        </span>
        {length > 0 && (
          <span className="text-faint">
            {fill(words.encodedLength, { length: grouped(length), limit: grouped(limit) })}
          </span>
        )}
      </p>
    </div>
  );
}

/** The recipient, subject and body that would be sent now, before sealing. */
export function MessagePreview({ preview, sealed }: { preview: Preview | null; sealed: boolean }) {
  const [open, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={summary} className="w-fit py-2.5 font-semibold text-ink-2 hover:text-ink">
        {words.previewMessage}
      </summary>
      {open && (
        <div className="mt-2">
          {sealed && <p className="mb-2 text-ink-2">{words.bodyWillBeSealed}</p>}
          {preview ? (
            <>
              <MessageView message={preview.message} />
              <CameFromNote onRemoved={() => summary.current?.focus()} />
            </>
          ) : (
            <p className="text-ink-2">{words.nothingWritten}</p>
          )}
        </div>
      )}
    </details>
  );
}
