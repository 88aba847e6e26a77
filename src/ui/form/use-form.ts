import { type FocusEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type * as v from 'valibot';

import type { FieldErrors } from './field-spec.ts';
import { checkValues, controlOf, type FormValues, formValues, isControl } from './form-values.ts';
import { reveal } from './reveal.ts';
import { useErrorTitle } from './use-error-title.ts';
import { type FormDraft, useFormDraft } from './use-form-draft.ts';

/** `failed`: the visitor has seen why. Otherwise messages by field. */
export type SubmitOutcome = 'done' | 'failed' | FieldErrors;

type Options<T> = {
  readonly schema: v.GenericSchema<unknown, T>;
  /** Gets the schema's output. `signal` aborts when the form unmounts. */
  readonly submit: (values: T, signal: AbortSignal) => Promise<SubmitOutcome>;
  /** Called for each submit that the schema refuses. */
  readonly onRefused?: (values: FormValues) => void;
  readonly draft?: FormDraft;
  /** Ignores further submits for this time after the first. */
  readonly guardMs?: number;
};

const noErrors: FieldErrors = {};

const namesWithError = (errors: FieldErrors) =>
  Object.entries(errors).flatMap(([name, message]) => (message ? [name] : []));

/**
 * The behavior of every form. It checks a field when the visitor leaves it and on submit, and removes a message
 * as soon as its field is valid. A refused or failed submit keeps what was typed.
 * @returns `refusal` is for the error summary, with `refusal.count` as its key; `values` is null until a change
 */
export function useForm<T>({ schema, submit, onRefused, draft, guardMs = 0 }: Options<T>) {
  const idPrefix = useId();
  const form = useRef<HTMLFormElement>(null);
  const running = useRef<AbortController>(null);
  const pressed = useRef<Element>(null);
  const [values, setCurrentValues] = useState<FormValues | null>(null);
  const [errors, setErrors] = useState(noErrors);
  const [refused, setRefused] = useState({ count: 0, errors: noErrors });
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const refresh = () => setCurrentValues(form.current && formValues(form.current));
  const { onTyped, setValues, clear } = useFormDraft(form, draft, refresh);

  // The summary lists the errors of the last submit that are not yet fixed. Later ones are only at fields.
  const summarized = namesWithError(refused.errors);
  useErrorTitle(idPrefix, summarized.length > 0);

  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (busy) return;
    // The pressed button lost the focus while it was disabled.
    if (document.activeElement === document.body && pressed.current instanceof HTMLElement)
      pressed.current.focus({ preventScroll: true });
    pressed.current = null;
  }, [busy]);

  const refuse = (found: FieldErrors) => {
    for (const name of namesWithError(found)) {
      const control = controlOf(form.current, name);
      if (control) reveal(control);
    }
    setErrors(found);
    setRefused(({ count }) => ({ count: count + 1, errors: found }));
  };

  const run = async (accepted: T, signal: AbortSignal) => {
    const outcome = await submit(accepted, signal);
    if (outcome === 'done') clear();
    else if (signal.aborted) return;
    else if (outcome === 'failed') setFailed(true);
    else refuse(outcome);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.current || running.current) return;
    setFailed(false);
    const now = formValues(form.current);
    const checked = checkValues(schema, now);
    if (!checked.ok) {
      refuse(checked.errors);
      onRefused?.(now);
      return;
    }
    const attempt = new AbortController();
    running.current = attempt;
    pressed.current = document.activeElement;
    setErrors(noErrors);
    setRefused(({ count }) => ({ count, errors: noErrors }));
    setBusy(true);
    const guard = new Promise((resolve) => setTimeout(resolve, guardMs));
    void Promise.all([run(checked.values, attempt.signal), guardMs > 0 && guard]).finally(() => {
      running.current = null;
      setBusy(false);
    });
  };

  const errorsNow = (): FieldErrors => {
    const checked = form.current && checkValues(schema, formValues(form.current));
    return !checked || checked.ok ? noErrors : checked.errors;
  };
  const checkField = (name: string) => {
    const message = errorsNow()[name];
    // Without a message here, one from the submit may still apply, so keep it.
    if (message) setErrors((shown) => ({ ...shown, [name]: message }));
  };
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const field: unknown = event.target;
    if (!isControl(field) || !field.name || field.value === '') return;
    const { name } = field;
    // A new message between press and release would move the pressed button away.
    if (document.querySelector(':active'))
      addEventListener('click', () => checkField(name), { once: true });
    else checkField(name);
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const shown = namesWithError(errors);
    if (shown.length > 0) {
      const now = errorsNow();
      const still = (names: readonly string[]) =>
        Object.fromEntries(names.flatMap((name) => (now[name] ? [[name, now[name]]] : [])));
      setErrors(still(shown));
      setRefused(({ count }) => ({ count, errors: still(summarized) }));
    }
    if (isControl(event.target) && event.target.name) onTyped(event.target.name);
    refresh();
  };

  return {
    idPrefix,
    values,
    errors,
    refusal: { count: refused.count, errors: refused.errors },
    busy,
    failed,
    setValues,
    props: {
      ref: form,
      noValidate: true,
      onSubmit,
      onReset: () => setCurrentValues(null),
      onBlur,
      onInput,
    },
  };
}
