import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import { sealingOffered } from '../../config/owner-keys.ts';
import * as timing from '../../config/timing.ts';
import { writeAddress } from '../../lib/dom/address.ts';
import type { MailMessage } from '../../lib/mail/mailto.ts';
import { formDraft } from '../../lib/storage/drafts.ts';
import { session } from '../../lib/storage/session.ts';
import { requireIsland } from '../../runtime/auth-provider.tsx';
import { loadOnce } from '../../runtime/load.ts';
import { useWhole } from '../../ui/dialog.tsx';
import type { FormValues } from '../../ui/form/form-values.ts';
import { schemaOf, tidiedValues } from '../../ui/form/field-spec.ts';
import type { DraftStore } from '../../ui/form/use-form-draft.ts';
import { type SubmitOutcome, useForm } from '../../ui/form/use-form.ts';
import { type NoticeText, notify } from '../../ui/notices/notices.ts';
import { useObservable } from '../../ui/use-observable.ts';
import { cameFrom, composeContext, composeMessage } from './compose-context.ts';
import { fieldToShorten, profileFacts } from './form-fields.ts';
import { showHandOff } from './hand-off-dialog.tsx';
import { restoredValues, formOf } from './outbox/outbox.ts';
import { fieldsOf, type RequestSpec } from './request-spec.ts';
import type { Sealer } from './sealer.ts';
import { type HandOff, submitRequest } from './submit-request.ts';
import * as words from './words.ts';

/** Drafts of sealed messages are never stored. */
const inMemory = new Map<string, FormValues>();

export type Sealing = {
  readonly on: boolean;
  readonly failed: boolean;
  readonly sealer: Sealer | null;
};

/** Code and key. */
const loadSealer = loadOnce(async (): Promise<Sealer> => {
  // A build-time constant, so that builds without a key leave out the code.
  if (!import.meta.env.SEALING) throw new Error('No key is published');
  const sealer = await import('./sealer.ts');
  return sealer.loadSealer();
});

const load = (onLoaded: (sealer: Sealer | 'failed') => void): void =>
  void loadSealer().then(onLoaded, () => onLoaded('failed'));

/** @param drafts the form's draft store while sealing is off */
function useSealing({ id, seal }: RequestSpec, drafts: DraftStore) {
  const isFixed = seal === 'always';
  const offered = isFixed || (sealingOffered && seal !== undefined);
  const [on, setOn] = useState(isFixed || (offered && inMemory.has(id)));
  const [loaded, setLoaded] = useState<Sealer | 'failed' | null>(null);
  useEffect(() => {
    if (on) load(setLoaded);
  }, [on]);

  const turn = (wanted: boolean) => {
    setOn(wanted);
    if (wanted) {
      inMemory.set(id, drafts.read() ?? {});
      drafts.clear();
    } else {
      const typed = inMemory.get(id) ?? {};
      if (Object.keys(typed).length > 0) drafts.write(typed);
      inMemory.delete(id);
    }
  };
  const retry = () => {
    setLoaded(null);
    load(setLoaded);
  };
  const sealing: Sealing = {
    on,
    failed: on && loaded === 'failed',
    sealer: on && loaded !== 'failed' ? loaded : null,
  };
  const store: DraftStore = on
    ? {
        read: () => inMemory.get(id) ?? null,
        write: (values) => inMemory.set(id, values),
        clear: () => inMemory.delete(id),
      }
    : drafts;
  return { offered, sealing, turn, retry, store };
}

type Options = {
  request: RequestSpec;
  /** Initial values by field name. Compared by identity, so pass a stable object. */
  presets?: FormValues | undefined;
  /** Called for each submit that the schema refuses, with what the request says of it. */
  onRefused?: (said: NoticeText | undefined) => void;
  /** Called when the message has left the form. */
  onHandedOff?: (() => void) | undefined;
};

const notSealed: NoticeText = { title: words.notSealed, text: words.notSealedText };

/**
 * A request's form state: draft, prefilled values, message, sealing and submit. `tooLong` is a message that no link can
 * carry, until the next submit.
 * @throws Error outside an island
 */
export function useRequest({ request, presets, onRefused, onHandedOff }: Options) {
  requireIsland(`form ${JSON.stringify(request.id)}`);
  const user = useObservable(session, null);
  const fields = useMemo(() => fieldsOf(request), [request]);
  const schema = useMemo(() => schemaOf(fields), [fields]);
  const known = useMemo(
    () => ({ ...profileFacts(fields, user), ...presets }),
    [fields, user, presets],
  );
  const facts = () => ({ ...profileFacts(fields, session.read()), ...presets });
  const [tooLong, setTooLong] = useState<HandOff | null>(null);
  const clears = request.afterwards === 'clear';
  const { store, ...seal } = useSealing(request, formDraft(request.id));

  // What the message says of it is read when it is composed; a change shows at once in the preview.
  useObservable(cameFrom, cameFrom.serverValue);
  const compose = (values: FormValues): MailMessage =>
    composeMessage(request, tidiedValues(fields, values));
  const submit = async (values: FormValues): Promise<SubmitOutcome> => {
    setTooLong(null);
    const from = document.activeElement;
    try {
      const plain = compose(values);
      const { on, sealer } = seal.sealing;
      if (on && !sealer) throw new Error('The sealing key has not been loaded');
      const message = on && sealer ? await sealer.seal(plain) : plain;
      // The Outbox must not store the plain text of a sealed message.
      const source = on ? null : formOf(request, values);
      const handedOff = await submitRequest({ message, form: source });
      const { state } = handedOff.delivery;
      if (state === 'too-long') {
        setTooLong(handedOff);
        return fieldToShorten(fields, values);
      }
      if (state !== 'failed') onHandedOff?.();
      const success = request.success?.(composeContext(), state === 'mail' ? 'mail' : 'endpoint');
      showHandOff(handedOff, { success, cleared: clears, from });
      return state === 'failed' ? 'failed' : 'done';
    } catch {
      notify({ ...(seal.sealing.on ? notSealed : request.failure), tone: 'error' });
      return 'failed';
    }
  };
  const form = useForm({
    schema,
    submit,
    saidOf: request.refused,
    onRefused: (said) => {
      setTooLong(null);
      onRefused?.(said);
    },
    draft: { fields, store, known, facts },
    guardMs: timing.resubmitGuardMs,
    clears,
  });

  const restore = useEffectEvent(() => {
    const values = restoredValues(request.id);
    if (!values) return;
    form.setValues(Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? ''])));
    // Otherwise a reload would restore it again, over newer text.
    writeAddress(location.pathname + location.search, 'same');
    form.props.ref.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  });
  const whole = useWhole();
  useEffect(() => {
    if (!whole) return;
    const look = () => restore();
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [whole]);

  return { ...form, compose, seal, tooLong };
}
