import { useRef } from 'react';

import * as labels from '../../config/words.ts';
import { CameFromNote } from '../../features/request/came-from-note.tsx';
import { FieldError } from '../../ui/form/field.tsx';
import { useRequest } from '../../features/request/use-request.ts';
import { notify } from '../../ui/notices/notices.ts';
import { emailLabel } from '../words.ts';
import { newsletter } from './newsletter.request.ts';

export default function NewsletterForm() {
  const input = useRef<HTMLInputElement>(null);
  const form = useRequest({
    request: newsletter,
    onRefused: (said) => {
      if (said) notify({ ...said, tone: 'error' });
      input.current?.focus();
    },
  });
  const { idPrefix: id, busy } = form;
  const error = form.errors['email'];

  return (
    <div className="needs-script">
      <form {...form.props} aria-label={labels.newsletter}>
        <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
          {emailLabel}
        </label>
        <div className="flex max-w-[26rem] flex-wrap gap-2">
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
            aria-invalid={Boolean(error)}
            aria-describedby={error ? `${id}error` : undefined}
            className="field-box min-w-0 grow basis-36"
          />
          <button type="submit" disabled={busy} className="btn btn-primary shrink-0">
            {busy ? newsletter.busyLabel : newsletter.submitLabel}
          </button>
        </div>
        <CameFromNote onRemoved={() => input.current?.focus()} />
        {error && <FieldError id={`${id}error`} message={error} address={form.values?.['email']} />}
      </form>
    </div>
  );
}
