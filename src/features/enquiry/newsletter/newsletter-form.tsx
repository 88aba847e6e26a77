import { lazy, Suspense, useEffect, useId, useRef } from 'react';

import { useEnquiry } from '../use-enquiry.ts';
import { useRemembered } from '../use-remembered.ts';
import { newsletter } from './newsletter.ts';

const HandOffPanel = lazy(() =>
  import('../hand-off-panel.tsx').then((module) => ({ default: module.HandOffPanel })),
);

const noPresets = {};

/** One e-mail address and a button; the hand-off panel opens under it. */
export function NewsletterForm() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { errors, busy, handedOff, refusals, panel, submit, recheck } = useEnquiry(
    newsletter,
    form,
  );
  const remember = useRemembered(newsletter, form, noPresets);
  const error = errors['email'];

  useEffect(() => {
    if (refusals > 0) input.current?.focus();
  }, [refusals]);

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
        onInput={() => {
          if (error) recheck('email');
          remember();
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
