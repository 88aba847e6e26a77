import {
  type FocusEvent,
  type FormEvent,
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type * as v from 'valibot';

import type { NoticeText } from '../notices/notices.ts';
import type { FieldSpec } from './field-spec.ts';
import {
  bringUp,
  checkValues,
  controlOf,
  type FieldErrors,
  type FormValues,
  formValues,
  isControl,
} from './form-values.ts';
import { errorPrefix } from '../words.ts';
import { type FormDraft, useFormDraft } from './use-form-draft.ts';

const failing = new Set<string>();

/** Prefixes the page's title, which screen readers read first (GOV.UK Design System). `id` is the form's. */
function useErrorTitle(id: string, hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    failing.add(id);
    if (!document.title.startsWith(errorPrefix)) document.title = errorPrefix + document.title;
    return () => {
      failing.delete(id);
      if (failing.size === 0 && document.title.startsWith(errorPrefix)) {
        document.title = document.title.slice(errorPrefix.length);
      }
    };
  }, [id, hasErrors]);
}

/** `failed`: the visitor has seen why. Otherwise messages by field. */
export type SubmitOutcome = 'done' | 'failed' | FieldErrors;

type Options<T> = {
  readonly schema: v.GenericSchema<unknown, T>;
  /** Gets the schema's output. `signal` aborts when the form unmounts. */
  readonly submit: (values: T, signal: AbortSignal) => Promise<SubmitOutcome>;
  /** What heads the error summary of a submit that the schema refuses, for these values. */
  readonly saidOf?: ((values: FormValues) => NoticeText | undefined) | undefined;
  /** Called for each submit that the schema refuses, with what heads its summary. */
  readonly onRefused?: (said: NoticeText | undefined) => void;
  readonly draft?: FormDraft;
  /** Whether a submit that is done empties the fields. */
  readonly clears?: boolean;
  /** Ignores further submits for this time after the first. */
  readonly guardMs?: number;
};

/** The state and the props of a form. */
export type Form = ReturnType<typeof useForm>;

const noErrors: FieldErrors = {};

/** Why the last submit was refused, and how many were. */
type Refusal = { count: number; errors: FieldErrors; said?: NoticeText | undefined };

/**
 * Whether nothing was typed since: in the form, also in disabled controls, which `formValues` leaves out, or, if it
 * has been closed, in its draft.
 */
function stillHolds(form: HTMLFormElement | null, draft: FormDraft | undefined, sent: FormValues) {
  const kept = form ? null : draft?.store.read();
  return Object.entries(sent).every(
    ([name, value]) => (controlOf(form, name)?.value ?? kept?.[name] ?? value) === value,
  );
}

const namesWithError = (errors: FieldErrors) =>
  Object.entries(errors).flatMap(([name, message]) => (message ? [name] : []));

/**
 * The behavior of every form. It checks a field when the visitor leaves it and on submit, and removes a message
 * as soon as its field is valid. A refused or failed submit keeps what was typed.
 * @returns `refusal` is for the error summary, with `refusal.count` as its key; `values` is null until a change
 */
export function useForm<T>(options: Options<T>) {
  const { schema, submit, saidOf, onRefused, draft, clears = false, guardMs = 0 } = options;
  const idPrefix = useId();
  const form = useRef<HTMLFormElement>(null);
  const running = useRef<AbortController>(null);
  /** What had the focus last while the form was busy. */
  const focused = useRef<EventTarget>(null);
  const [values, setCurrentValues] = useState<FormValues | null>(null);
  const [errors, setErrors] = useState(noErrors);
  const [refused, setRefused] = useState<Refusal>({ count: 0, errors: noErrors });
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const errorsNow = (): FieldErrors => {
    const checked = form.current && checkValues(schema, formValues(form.current));
    return !checked || checked.ok ? noErrors : checked.errors;
  };
  /** After any change of values: takes away the messages that no longer hold. */
  const refresh = () => {
    const typed = form.current && formValues(form.current);
    // The fields hold what was typed, so what else shows it may come after the next paint.
    startTransition(() => setCurrentValues(typed));
    if (namesWithError(errors).length === 0) return;
    const now = errorsNow();
    const still = (shown: FieldErrors) =>
      Object.fromEntries(
        namesWithError(shown).flatMap((name) => (now[name] ? [[name, now[name]]] : [])),
      );
    setErrors(still);
    const holds = typed !== null && saidOf?.(typed) !== undefined;
    setRefused(({ count, errors: before, said }) => ({
      count,
      errors: still(before),
      said: holds ? said : undefined,
    }));
  };
  const { onTyped, setValues, clear } = useFormDraft(form, draft, refresh);

  // The summary lists the errors of the last submit that are not yet fixed. Later ones are only at fields.
  useErrorTitle(idPrefix, namesWithError(refused.errors).length > 0);

  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (busy) return;
    // A disabled button loses the focus. A second press takes it to the page, if it meets text that has moved
    // under the pointer meanwhile.
    const isLost = document.activeElement?.contains(form.current);
    if (isLost && focused.current instanceof HTMLElement)
      focused.current.focus({ preventScroll: true });
    focused.current = null;
  }, [busy]);

  const refuse = (found: FieldErrors, said?: NoticeText) => {
    // The first one last, so that it is the one in sight.
    for (const name of namesWithError(found).toReversed()) {
      const control = controlOf(form.current, name);
      if (control) bringUp(control);
    }
    setErrors(found);
    setRefused(({ count }) => ({ count: count + 1, errors: found, said }));
  };

  const run = async (accepted: T, typed: FormValues, signal: AbortSignal) => {
    const outcome = await submit(accepted, signal);
    if (outcome === 'done') {
      // What was typed while the answer was awaited is not sent, and stays.
      if (!stillHolds(form.current, draft, typed)) return;
      clear();
      if (clears) form.current?.reset();
    } else if (signal.aborted) return;
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
      const said = saidOf?.(now);
      onRefused?.(said);
      refuse(checked.errors, said);
      return;
    }
    const attempt = new AbortController();
    running.current = attempt;
    focused.current = document.activeElement;
    // At once, because the visitor may move on before an effect could listen.
    const follow = ({ target }: Event) => {
      if (!(target instanceof Element) || target.contains(form.current)) return;
      // A dialog that opens over the form goes with its focus.
      if (target.closest('dialog') === form.current?.closest('dialog')) focused.current = target;
    };
    document.addEventListener('focusin', follow, { signal: attempt.signal });
    setErrors(noErrors);
    setRefused(({ count }) => ({ count, errors: noErrors }));
    setBusy(true);
    const guard = new Promise((resolve) => setTimeout(resolve, guardMs));
    const attempted = run(checked.values, now, attempt.signal);
    void Promise.all([attempted, guardMs > 0 && guard]).finally(() => {
      running.current = null;
      document.removeEventListener('focusin', follow);
      setBusy(false);
    });
  };

  /** Shows what is wrong with some fields, with the focus on the first of them, and returns whether nothing is. */
  const check = (fields: readonly FieldSpec[]): boolean => {
    const now = errorsNow();
    const found = fields.flatMap(({ name }) => (now[name] ? [[name, now[name]] as const] : []));
    setErrors((shown) => ({ ...shown, ...Object.fromEntries(found) }));
    if (found[0]) controlOf(form.current, found[0][0])?.focus();
    return found.length === 0;
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
    if (isControl(event.target) && event.target.name) onTyped(event.target.name);
    refresh();
  };

  return {
    idPrefix,
    values,
    errors,
    refusal: refused,
    busy,
    failed,
    setValues,
    check,
    props: {
      ref: form,
      noValidate: true,
      // Until script takes the submit over, it sends nothing anywhere, which the policy would refuse.
      method: 'dialog',
      onSubmit,
      onReset: () => setCurrentValues(null),
      onBlur,
      onInput,
    },
  };
}
