import { type FocusEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type * as v from 'valibot';

import { checkValues, type FormValues } from './check-values.ts';
import type { FieldErrors } from './field-spec.ts';
import { controlOf, formValues } from './form-values.ts';
import { reveal } from './reveal.ts';
import { useErrorTitle } from './use-error-title.ts';
import { type FormDraft, useFormDraft } from './use-form-draft.ts';

/** `failed`: it came to nothing, and the visitor has been told. Else messages for the fields to mend. */
export type SubmitOutcome = 'done' | 'failed' | FieldErrors;

type Options<T> = {
  readonly schema: v.GenericSchema<unknown, T>;
  /** Runs with what the schema accepted. `signal` aborts once the form is gone. */
  readonly submit: (values: T, signal: AbortSignal) => Promise<SubmitOutcome>;
  /** Told once for each submit that the schema refused. */
  readonly onRefused?: (values: FormValues) => void;
  readonly draft?: FormDraft;
  /** A second submit within this time of the first is the same submit. */
  readonly guardMs?: number;
};

const noErrors: FieldErrors = {};

const withMessage = (errors: FieldErrors) =>
  Object.entries(errors).flatMap(([name, message]) => (message ? [name] : []));

/**
 * The one way a form works here. It is checked on leaving a field and on submit, never while a field is
 * first typed in; a message goes as soon as it is mended. A refused or failed submit changes nothing that
 * was typed, and while one runs there is no second.
 * @returns `props` for the form element; `errors` for its fields; `refusal` for the error summary, whose key
 * is `refusal.count`; `values`, what the form holds, null while it is untouched
 */
export function useForm<T>({ schema, submit, onRefused, draft, guardMs = 0 }: Options<T>) {
  const idPrefix = useId();
  const form = useRef<HTMLFormElement>(null);
  const running = useRef<AbortController>(null);
  const pressed = useRef<Element>(null);
  const [values, setValues] = useState<FormValues | null>(null);
  const [errors, setErrors] = useState(noErrors);
  const [refused, setRefused] = useState({ count: 0, errors: noErrors });
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const refresh = () => setValues(form.current && formValues(form.current));
  const { typed, put, forget } = useFormDraft(form, draft, refresh);

  // A message that was mended has left the summary for good: a later one stands at its field alone.
  const open = withMessage(refused.errors);
  useErrorTitle(idPrefix, open.length > 0);

  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (busy) return;
    // The button that was pressed could not keep the focus while it was disabled.
    if (document.activeElement === document.body && pressed.current instanceof HTMLElement)
      pressed.current.focus({ preventScroll: true });
    pressed.current = null;
  }, [busy]);

  const refuse = (found: FieldErrors) => {
    for (const name of withMessage(found)) {
      const control = controlOf(form.current, name);
      if (control) reveal(control);
    }
    setErrors(found);
    setRefused(({ count }) => ({ count: count + 1, errors: found }));
  };

  const run = async (accepted: T, signal: AbortSignal) => {
    const outcome = await submit(accepted, signal);
    if (outcome === 'done') forget();
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
    // What was refused after all stays until the visitor types.
    if (message) setErrors((shown) => ({ ...shown, [name]: message }));
  };
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const field: unknown = event.target;
    const { name, value } = field as HTMLInputElement;
    if (!name || value === '') return;
    // A message that appears between press and release would move the pressed button away.
    if (document.querySelector(':active'))
      addEventListener('click', () => checkField(name), { once: true });
    else checkField(name);
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const shown = withMessage(errors);
    if (shown.length > 0) {
      const now = errorsNow();
      const still = (names: readonly string[]) =>
        Object.fromEntries(names.flatMap((name) => (now[name] ? [[name, now[name]]] : [])));
      setErrors(still(shown));
      setRefused(({ count }) => ({ count, errors: still(open) }));
    }
    const { name } = event.target as HTMLInputElement;
    if (name) typed(name);
    refresh();
  };

  return {
    idPrefix,
    values,
    errors,
    refusal: { count: refused.count, errors: refused.errors },
    busy,
    failed,
    put,
    props: {
      ref: form,
      noValidate: true,
      onSubmit,
      onReset: () => setValues(null),
      onBlur,
      onInput,
    },
  };
}
