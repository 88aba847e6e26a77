import { type RefObject, useRef, useState } from 'react';

import { timing } from '../../config/timing.ts';
import type { FieldErrors } from '../../ui/form/field-spec.ts';
import { type Notice, notify } from '../../ui/notices/notices.ts';
import type { Enquiry, Values } from './enquiry.ts';
import type { HandOff } from './hand-off.ts';
import { useEnquiryPorts } from './ports.ts';
import { valuesOf } from './values.ts';
import { whenTyping } from './when-typing.ts';

/** A submit that was refused, counted so that each one can be answered. */
type Refusal = { count: number; errors: FieldErrors; notice?: Notice | undefined };

type Options = {
  enquiry: Enquiry;
  form: RefObject<HTMLFormElement | null>;
  /** Called once the message was handed over and before the form is emptied. */
  onHandedOff: (handedOff: HandOff, success: Notice | undefined) => void;
};

/**
 * The one machine behind every request: check, compose, keep, hand off, notice, reset. Nothing typed is
 * lost: a refused or failed request leaves the form as it was, and a copy is kept before it is emptied.
 */
export function useEnquiry({ enquiry, form, onHandedOff }: Options) {
  const ports = useEnquiryPorts();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const running = useRef(false);

  const refuse = (found: FieldErrors, notice?: Notice) => {
    setErrors(found);
    setRefusal((last) => ({ count: (last?.count ?? 0) + 1, errors: found, notice }));
  };

  const handOver = async (values: Values) => {
    try {
      const { launch } = await whenTyping.launch();
      const outcome = await launch(enquiry, values, ports);
      if (!outcome.ok) {
        refuse(outcome.errors);
        return;
      }
      onHandedOff(outcome.handedOff, outcome.success);
      if (enquiry.afterwards === 'clear') form.current?.reset();
    } catch {
      setFailed(true);
      notify(enquiry.failure);
    }
  };

  const submit = () => {
    if (!form.current || running.current) return;
    setFailed(false);
    const checked = enquiry.check(valuesOf(form.current));
    if (!checked.ok) {
      refuse(checked.errors, checked.notice);
      return;
    }
    running.current = true;
    setErrors({});
    setRefusal(null);
    setBusy(true);
    // A second click or Enter within this time is the same request.
    const guard = new Promise((resolve) => setTimeout(resolve, timing.resubmitGuardMs));
    void Promise.all([handOver(checked.values), guard]).then(() => {
      running.current = false;
      setBusy(false);
    });
  };

  /**
   * Checks one field again: on leaving it, or while it is being mended. What was mended leaves the
   * refusal for good; a later fault stands at its field alone, so that no summary takes the focus.
   */
  const recheck = (name: string) => {
    if (!form.current) return;
    const checked = enquiry.check(valuesOf(form.current));
    const message = checked.ok ? undefined : checked.errors[name];
    setErrors((all) => ({ ...all, [name]: message }));
    if (message) return;
    setRefusal((last) => last && { ...last, errors: { ...last.errors, [name]: undefined } });
  };

  return { errors, refusal, busy, failed, submit, recheck };
}
