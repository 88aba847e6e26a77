import { type RefObject, use, useEffect, useRef, useState } from 'react';

import { timing } from '../../config/timing.ts';
import type { FieldErrors } from '../../ui/form/field-spec.ts';
import { notify } from '../../ui/notices/notices.ts';
import { composeContext } from './compose-context.ts';
import { type Enquiry, fieldsOf, type Values } from './enquiry.ts';
import { type HandOff, handOff, MessageTooLong } from './hand-off.ts';
import { EnquiryPortsContext } from './ports.ts';
import { longestField, valuesOf } from './values.ts';

const notSentYet = 'Not sent yet: press Send in your e-mail app.';

/** The ports of the app around. Throws where a request stands outside it. */
export function useEnquiryPorts() {
  const ports = use(EnquiryPortsContext);
  if (!ports) throw new Error('A request must be used within EnquiryPortsContext');
  return ports;
}

/**
 * The one machine behind every request: check, compose, keep, hand off, notice, reset. Nothing typed is
 * lost: a refused or failed request leaves the form as it was, and a copy is kept before it is emptied.
 */
export function useEnquiry(enquiry: Enquiry, form: RefObject<HTMLFormElement | null>) {
  const ports = useEnquiryPorts();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const [handedOff, setHandedOff] = useState<HandOff | null>(null);
  const [refusals, setRefusals] = useState(0);
  const panel = useRef<HTMLDivElement>(null);
  const running = useRef(false);

  useEffect(() => {
    const title = document.title.replace(/^Error: /, '');
    document.title = Object.keys(errors).length > 0 ? `Error: ${title}` : title;
  }, [errors]);

  const refuse = (found: FieldErrors) => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };

  const launch = async (values: Values) => {
    const context = composeContext(ports.siteName);
    try {
      const message = { to: ports.recipient, ...enquiry.compose(values, context) };
      const kept = { message, form: { id: enquiry.id, values, path: location.pathname } };
      setHandedOff(await handOff(kept, ports));
    } catch (error) {
      if (error instanceof MessageTooLong) refuse(longestField(fieldsOf(enquiry), values));
      else notify(enquiry.failure);
      return;
    }
    const success = enquiry.success?.(context);
    if (success) {
      const showPanel = () => panel.current?.focus();
      notify({
        ...success,
        note: notSentYet,
        action: { label: 'Nothing opened?', run: showPanel },
      });
    }
    ports.drafts.clear(enquiry.id);
    if (enquiry.afterwards === 'clear') form.current?.reset();
  };

  const submit = () => {
    if (!form.current || running.current) return;
    const checked = enquiry.check(valuesOf(form.current));
    if (!checked.ok) {
      if (checked.notice) notify(checked.notice);
      refuse(checked.errors);
      return;
    }
    running.current = true;
    setErrors({});
    setBusy(true);
    void launch(checked.values);
    // A second click or Enter within this time is the same request.
    setTimeout(() => {
      running.current = false;
      setBusy(false);
    }, timing.resubmitGuardMs);
  };

  /** Checks one field again: on leaving it, or while it is being mended. */
  const recheck = (name: string) => {
    if (!form.current) return;
    const checked = enquiry.check(valuesOf(form.current));
    const message = checked.ok ? undefined : checked.errors[name];
    setErrors(({ [name]: _, ...others }) => (message ? { ...others, [name]: message } : others));
  };

  return { errors, busy, handedOff, refusals, panel, submit, recheck };
}
