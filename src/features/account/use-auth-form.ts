import { type FormEvent, useEffect, useRef } from 'react';

import { pause } from '../../lib/pause.ts';
import { storageBlocked } from '../../lib/stored-value.ts';
import type { Checked, FormValues } from '../../ui/form/check-values.ts';
import type { FieldErrors } from '../../ui/form/field-spec.ts';
import { useCheckedForm } from '../../ui/form/use-checked-form.ts';
import { notify } from '../../ui/notices/notices.ts';
import { expectSignIn } from './account-focus.ts';
import type { AuthFormProps } from './auth-dialog.tsx';

const blockedNote = 'Your browser blocks storage; the rest of the site works without an account.';

type Options<T> = AuthFormProps & {
  check: (values: FormValues) => Checked<T>;
  /** @returns whether somebody is signed in now */
  send: (values: T, signal: AbortSignal) => Promise<boolean>;
  /** Said when `send` came to nothing; `at` names the field to mend, if there is one. */
  failure: { text: string; at?: string };
};

/**
 * What both forms of the auth dialog have in common: leaving calls a running attempt off, text that is
 * no password survives a change of views, and a failure is said in the dialog, where it stays: at its
 * field and in the summary, or in a notice if no field is to blame.
 */
export function useAuthForm<T>({ check, send, failure, onTyped, onDone }: Options<T>) {
  const leaving = useRef<AbortController>(null);

  const attempt = async (values: T): Promise<FieldErrors | void> => {
    const controller = new AbortController();
    leaving.current = controller;
    expectSignIn(true);
    const signedIn = await send(values, controller.signal);
    if (!signedIn) expectSignIn(false);
    if (controller.signal.aborted) return;
    if (signedIn) {
      // Closing a modal dialog styles the whole page: not in one task with what the key brought.
      await pause();
      return onDone();
    }
    // What the summary says of a field need not be said by a notice as well.
    const said = failure.at ? [] : [failure.text];
    const [text, note] = storageBlocked() ? [...said, blockedNote] : said;
    if (text) notify({ tone: 'error', text, ...(note && { note }) });
    return failure.at ? { [failure.at]: failure.text } : undefined;
  };
  const checked = useCheckedForm({ check, send: attempt });
  const { ref: form } = checked.form;

  useEffect(() => {
    // After the dialog has shown itself and put the focus on its first field.
    const frame = requestAnimationFrame(() => {
      // The other view may have been scrolled.
      form.current?.parentElement?.scrollTo(0, 0);
      const fields = [...(form.current?.querySelectorAll('input') ?? [])];
      fields.find(({ value }) => value === '')?.focus();
    });
    return () => {
      cancelAnimationFrame(frame);
      leaving.current?.abort();
    };
  }, [form]);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    checked.form.onInput();
    const { name, value, autocomplete } = event.target as HTMLInputElement;
    if (!autocomplete.endsWith('password')) onTyped(name, value);
  };
  return { ...checked, form: { ...checked.form, onInput } };
}
