import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';

import { notify } from '../../../ui/notices/notices.ts';
import type { HandOff } from '../hand-off.ts';
import { HandOffPanel } from '../hand-off-panel.tsx';
import { notSentYet } from '../not-sent-yet.ts';
import { useEnquiry } from '../use-enquiry.ts';
import { useErrorTitle } from '../../../ui/form/use-error-title.ts';
import { useRemembered } from '../use-remembered.ts';
import { newsletter } from './newsletter.ts';

/** What the form around has to show. */
export type NewsletterState = { error: string | undefined; busy: boolean };

export type NewsletterMachineProps = {
  form: RefObject<HTMLFormElement | null>;
  /** How often the form was submitted. */
  submits: number;
  onState: (state: NewsletterState) => void;
};

const noPresets = {};
const nothing = () => undefined;

/** What the newsletter form does; the hand-off panel opens under it. */
export function NewsletterMachine({ form, submits, onState }: NewsletterMachineProps) {
  const id = useId();
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

  useEffect(() => onState({ error, busy }), [error, busy, onState]);

  // A submit is an event that came from the form around, not a value to keep up with.
  const answer = useEffectEvent((count: number) => {
    if (count > 0) submit();
  });
  useEffect(() => answer(submits), [submits]);

  useEffect(() => {
    if (!refusal) return;
    if (refusal.notice) notify(refusal.notice);
    form.current?.querySelector('input')?.focus();
  }, [refusal, form]);

  const change = useEffectEvent(() => {
    if (error) recheck('email');
    typed('email');
  });
  useEffect(() => {
    const element = form.current;
    const onInput = () => change();
    element?.addEventListener('input', onInput);
    return () => element?.removeEventListener('input', onInput);
  }, [form]);

  return (
    handedOff && (
      <div className="mt-4">
        <HandOffPanel ref={panel} handedOff={handedOff} />
      </div>
    )
  );
}
