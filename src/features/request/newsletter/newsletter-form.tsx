import { useRef, useState } from 'react';

import { notify } from '../../../ui/notices/notices.ts';
import { HandOffPanel } from '../hand-off-panel.tsx';
import { handOffNotice } from '../hand-off-notice.ts';
import type { HandOff } from '../submit-request.ts';
import { useRequest } from '../use-request.ts';
import { newsletter } from './newsletter.ts';

export function NewsletterForm() {
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [handedOff, setHandedOff] = useState<HandOff | null>(null);
  const form = useRequest({
    request: newsletter,
    onRefused: () => input.current?.focus(),
    onHandedOff: (handed, success) => {
      setHandedOff(handed);
      const notice = handOffNotice(handed, success, () => panel.current?.focus());
      if (notice) notify(notice);
    },
  });
  const { idPrefix: id, busy } = form;
  const error = form.errors['email'];

  return (
    <div className="needs-script">
      <form {...form.props} aria-label="Newsletter">
        <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
          Your e-mail address
        </label>
        <div className="flex max-w-[26rem] gap-2">
          <input
            ref={input}
            id={id}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            required
            disabled={busy}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}error` : undefined}
            className="field-box min-w-0 flex-1"
          />
          <button type="submit" disabled={busy} className="btn btn-primary shrink-0">
            {busy ? newsletter.busyLabel : newsletter.submitLabel}
          </button>
        </div>
        {error && (
          <p id={`${id}error`} className="mt-1.5 text-small font-semibold text-alpha">
            <span className="visually-hidden">Error: </span>
            {error}
          </p>
        )}
      </form>
      {handedOff && (
        <div className="mt-4">
          <HandOffPanel ref={panel} handedOff={handedOff} />
        </div>
      )}
    </div>
  );
}
