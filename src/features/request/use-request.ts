import { useEffect, useEffectEvent, useMemo } from 'react';

import { site } from '../../config/site.ts';
import { timing } from '../../config/timing.ts';
import { formDraft } from '../../lib/drafts.ts';
import { writeAddress } from '../../lib/write-address.ts';
import type { MailMessage } from '../../lib/mailto.ts';
import type { FormValues } from '../../ui/form/form-values.ts';
import { type SubmitOutcome, useForm } from '../../ui/form/use-form.ts';
import { type Notice, notify } from '../../ui/notices/notices.ts';
import { composeContext } from './compose-context.ts';
import { fieldToShorten } from './field-to-shorten.ts';
import { profileValues } from './profile-values.ts';
import { useRequestPorts } from './request-ports.ts';
import { fieldsOf, type RequestSpec } from './request-spec.ts';
import { useSealing } from './sealing/use-sealing.ts';
import { type HandOff, MessageTooLong, submitRequest } from './submit-request.ts';

type Options = {
  request: RequestSpec;
  /** Initial values by field name. Compared by identity, so pass a stable object. */
  presets?: FormValues;
  onRefused?: () => void;
  /** Called after the message was sent or handed to the mail app. */
  onHandedOff: (handedOff: HandOff, success: Notice | undefined) => void;
};

const noPresets: FormValues = {};

const notSealed: Notice = {
  tone: 'error',
  title: 'Not sealed',
  text: 'Your message could not be sealed, so nothing was handed over. What you typed is still here.',
};

/** A request's form state: draft, prefilled values, message, sealing and submit. */
export function useRequest({ request, presets = noPresets, onRefused, onHandedOff }: Options) {
  const ports = useRequestPorts();
  const { profile, restored } = ports;
  const known = useMemo(() => ({ ...profileValues(profile), ...presets }), [profile, presets]);
  const fields = fieldsOf(request);
  const { store, ...seal } = useSealing(request, formDraft(request.id));

  const compose = (values: FormValues): MailMessage => ({
    to: site.email,
    ...request.compose(values, composeContext()),
  });
  const submit = async (values: FormValues): Promise<SubmitOutcome> => {
    try {
      const plain = compose(values);
      const { on, sealer } = seal.sealing;
      if (on && !sealer) throw new Error('The sealing key has not been loaded');
      const message = on && sealer ? await sealer.seal(plain) : plain;
      // The Outbox must not store the plain text of a sealed message.
      const source = on ? null : { id: request.id, values, path: location.pathname };
      const handedOff = await submitRequest({ message, form: source }, ports);
      const by = handedOff.delivery.state === 'mail' ? 'mail' : 'endpoint';
      onHandedOff(handedOff, request.success?.(composeContext(), by));
      if (handedOff.delivery.state === 'failed') return 'failed';
      if (request.afterwards === 'clear') form.props.ref.current?.reset();
      return 'done';
    } catch (error) {
      if (error instanceof MessageTooLong) return fieldToShorten(fields, values);
      notify(seal.sealing.on ? notSealed : request.failure);
      return 'failed';
    }
  };
  const form = useForm({
    schema: request.schema,
    submit,
    onRefused: (values) => {
      const notice = request.refused?.(values);
      if (notice) notify(notice);
      onRefused?.();
    },
    draft: { fields, store, known },
    guardMs: timing.resubmitGuardMs,
  });

  const restore = useEffectEvent(() => {
    const values = restored(request.id);
    if (!values) return;
    form.setValues(Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? ''])));
    // Otherwise a reload would restore it again, over newer text.
    writeAddress(location.pathname + location.search, 'same');
    form.props.ref.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  });
  useEffect(() => {
    const look = () => restore();
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);

  return { ...form, compose, seal };
}
