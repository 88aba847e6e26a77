import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';

import { useEnquiryPorts } from '../ports.ts';
import type { NewsletterMachineProps, NewsletterState } from './newsletter-machine.tsx';

const Machine = lazy(() =>
  import('./newsletter-machine.tsx').then(
    (module) => ({ default: module.NewsletterMachine }),
    () => ({ default: Unavailable }),
  ),
);

const idle: NewsletterState = { error: undefined, busy: false };

/**
 * One e-mail address and a button. It stands on every page, so its code comes when somebody turns to
 * it, or when there is something to fill in.
 */
export function NewsletterForm() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { profile, drafts } = useEnquiryPorts();
  const [turnedTo, setTurnedTo] = useState(false);
  const [submits, setSubmits] = useState(0);
  const [{ error, busy }, setState] = useState(idle);
  // It stays when the profile goes: what it filled in it must also take out.
  if (profile['email'] && !turnedTo) setTurnedTo(true);

  useEffect(() => {
    const look = () => {
      if (location.hash.startsWith('#restore-') || drafts.read('newsletter')) setTurnedTo(true);
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [drafts]);

  return (
    <div className="needs-script">
      <form
        ref={form}
        noValidate
        aria-label="Newsletter"
        onFocus={() => setTurnedTo(true)}
        onSubmit={(event) => {
          event.preventDefault();
          setTurnedTo(true);
          setSubmits(submits + 1);
        }}
      >
        <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
          Your e-mail address
        </label>
        <div className="flex max-w-[26rem] gap-2">
          <input
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
            {busy ? 'Subscribing...' : 'Subscribe'}
          </button>
        </div>
        {error && (
          <p id={`${id}error`} className="mt-1.5 text-small font-semibold text-alpha">
            <span className="visually-hidden">Error: </span>
            {error}
          </p>
        )}
      </form>
      {turnedTo && (
        <Suspense>
          <Machine form={form} submits={submits} onState={setState} />
        </Suspense>
      )}
    </div>
  );
}

/** Says so when the code cannot be fetched and somebody wants to subscribe. */
function Unavailable({ submits, onState }: NewsletterMachineProps) {
  useEffect(() => {
    if (submits === 0) return;
    onState({ error: 'There was an error subscribing. Please try again later.', busy: false });
  }, [submits, onState]);
  return null;
}
