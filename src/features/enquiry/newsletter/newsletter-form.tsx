import { Suspense, useEffect, useId, useRef, useState } from 'react';

import { notify } from '../../../ui/notices/notices.ts';
import { type HandOff, notSentYet } from '../hand-off.ts';
import { HandOffPanel, preloadPanel } from '../lazy-panel.tsx';
import { useEnquiry } from '../use-enquiry.ts';
import { useErrorTitle } from '../use-error-title.ts';
import { useRemembered } from '../use-remembered.ts';
import { newsletter } from './newsletter.ts';

const noPresets = {};
const nothing = () => undefined;

/** One e-mail address and a button; the hand-off panel opens under it. */
export function NewsletterForm() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [handedOff, setHandedOff] = useState<HandOff | null>(null);
  const { typed, forget } = useRemembered({
    enquiry: newsletter,
    form,
    presets: noPresets,
    onFilled: nothing,
  });
  const { errors, refusal, busy, submit, recheck } = useEnquiry({
    enquiry: newsletter,
    form,
    onHandedOff: (handed, success) => {
      forget();
      setHandedOff(handed);
      const action = { label: 'Nothing opened?', run: () => panel.current?.focus() };
      if (success) notify({ ...success, note: notSentYet, action });
    },
  });
  const error = errors['email'];
  useErrorTitle(id, Boolean(refusal && error));

  useEffect(() => {
    if (!refusal) return;
    if (refusal.notice) notify(refusal.notice);
    input.current?.focus();
  }, [refusal]);

  return (
    <div className="needs-script">
      <form
        ref={form}
        noValidate
        aria-label="Newsletter"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onFocus={preloadPanel}
        onInput={() => {
          if (error) recheck('email');
          typed('email');
        }}
      >
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
            autoCapitalize="none"
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
          <Suspense>
            <HandOffPanel ref={panel} handedOff={handedOff} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
