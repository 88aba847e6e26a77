import { type FocusEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';

import { type Checked, formValues, type FormValues } from './check-values.ts';
import type { FieldErrors } from './field-spec.ts';
import { useErrorTitle } from './use-error-title.ts';

type Options<T> = {
  readonly check: (values: FormValues) => Checked<T>;
  /** @returns messages by field when it was refused after all */
  readonly send: (values: T) => Promise<FieldErrors | void>;
};

/**
 * A form that is checked on leaving a field and on sending, never while it is first typed in; messages go
 * as soon as they are mended. After a refused or failed submit the summary takes the focus. While one
 * submit runs there is no second.
 * @returns `form` for the form element, `summary` for the element that lists the messages
 */
export function useCheckedForm<T>({ check, send }: Options<T>) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const running = useRef(false);
  const pressed = useRef<HTMLElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const failed = Object.keys(errors).length > 0;

  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  useEffect(() => {
    if (busy) return;
    // The button that was pressed could not keep the focus while it was disabled.
    if (document.activeElement === document.body) pressed.current?.focus({ preventScroll: true });
    pressed.current = null;
  }, [busy]);

  useErrorTitle(useId(), failed);

  const errorsNow = (): FieldErrors => {
    const checked = form.current && check(formValues(form.current));
    return !checked || checked.ok ? {} : checked.errors;
  };
  const refuse = (found: FieldErrors) => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };

  const submit = async () => {
    if (!form.current || running.current) return;
    const checked = check(formValues(form.current));
    if (!checked.ok) {
      refuse(checked.errors);
      return;
    }
    running.current = true;
    pressed.current = document.activeElement as HTMLElement | null;
    setBusy(true);
    setErrors({});
    const problems = await send(checked.values).finally(() => {
      running.current = false;
      setBusy(false);
    });
    if (problems) refuse(problems);
  };

  return {
    errors,
    busy,
    summary,
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const { name, value } = event.target as unknown as HTMLInputElement;
        // A message put in while a button is pressed would move the button away under the pointer.
        if (!name || value === '' || event.relatedTarget instanceof HTMLButtonElement) return;
        const message = errorsNow()[name];
        // Taking a message away is for typing: what was refused after all stays until it is mended.
        if (message) setErrors((shown) => ({ ...shown, [name]: message }));
      },
      onInput: () => {
        const now = errorsNow();
        setErrors((shown) =>
          Object.fromEntries(
            Object.keys(shown).flatMap((name) => (now[name] ? [[name, now[name]]] : [])),
          ),
        );
      },
    },
  };
}
